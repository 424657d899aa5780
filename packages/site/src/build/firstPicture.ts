import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Address } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'

/** The width, in px, that a phone takes for a picture as wide as its screen (`LARGE_SIZES` in Picture.tsx). */
const PHONE_WIDTH = 640
/** A larger file would hold back the text that follows it. */
const MOST_BYTES = 16_000

/**
 * The picture that is the largest thing on the first screen of a phone, as a data address: it stands in the page itself,
 * so that it is painted with the text (docs/decisions/0013-first-paint.md). Undefined where the page has none, or the
 * file is too large.
 */
export function readFirstPicture(outDir: string, address: Address, data: PageData): string | undefined {
  const name = findName(address, data)
  return name === undefined ? undefined : readPicture(outDir, name)
}

function readPicture(outDir: string, name: string): string | undefined {
  const file = path.join(outDir, 'pictures', `${name}-${PHONE_WIDTH}.avif`)
  const bytes = existsSync(file) ? readFileSync(file) : undefined
  return bytes && bytes.length <= MOST_BYTES ? `data:image/avif;base64,${bytes.toString('base64')}` : undefined
}

function findName(address: Address, data: PageData): string | undefined {
  if (address.page === 'detail' && data && 'product' in data) return data.product.picture
  return address.page === 'home' && data && 'entries' in data ? data.entries[0]?.picture : undefined
}

const LARGEST = new RegExp(`(<img [^>]*srcSet="(?:[^"]*,)?)[^",]*( ${PHONE_WIDTH}w[^>]* fetchPriority="high")`)

/** Puts the picture into the page, in place of the address of its file. */
export function insertFirstPicture(html: string, picture: string): string {
  return html.replace(LARGEST, (_, before: string, after: string) => before + picture + after)
}

const ONLY = new RegExp(`src="[^"]*/pictures/([^"]+)-${PHONE_WIDTH}\\.avif"`)

/** Puts the only picture of the shell into it: without a connection it could not be asked for. */
export function insertPicture(html: string, outDir: string): string {
  return html.replace(ONLY, (source, name: string) => {
    const picture = readPicture(outDir, name)
    return picture ? `src="${picture}"` : source
  })
}
