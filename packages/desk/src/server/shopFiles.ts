import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT_FILES } from '@shop/shop-files/check/catalogueFiles.ts'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { parseJson } from './parseJson.ts'

/** Folders of the shop's JSON files; '' is the shop's folder itself. */
const FOLDERS = ['', 'categories', 'products']

/** The texts of the JSON files that an owner writes, by name. */
export type Texts = ReadonlyMap<string, string>

/** In place of the text of a file that is not UTF-8. As it is no JSON, nothing is written over what it holds. */
export const NOT_UTF8 = '\uFFFD'

/** Reads every JSON file of the shop that an owner writes. */
export function readTexts(folder: string): Texts {
  return new Map(
    listNames(folder).map((name) => {
      const bytes = readFileSync(path.join(folder, name))
      return [name, isUtf8(bytes) ? bytes.toString('utf8') : NOT_UTF8]
    }),
  )
}

function listNames(folder: string): string[] {
  return FOLDERS.flatMap((sub) => {
    const place = path.join(folder, sub)
    if (!existsSync(place)) return []
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isShopFile(path.posix.join(sub, entry.name)))
      .map(({ name }) => path.posix.join(sub, name))
      .sort()
  })
}

/** Checks that the desk may write a file of this name. */
export function isShopFile(name: string): boolean {
  return ROOT_FILES.includes(name) || /^(categories|products)\/[A-Za-z0-9][\w.-]*\.json$/.test(name)
}

/** The contents of the texts; a file that is no JSON is left out, and the checker reports it. */
export function parseTexts(texts: Texts): Files {
  return Object.fromEntries(
    [...texts].flatMap(([name, text]) => {
      try {
        return [[name, parseJson(text.replace(/^\uFEFF/, ''))]]
      } catch {
        return []
      }
    }),
  )
}

/** Changes with any of the texts. */
export function hashTexts(texts: Texts): string {
  const hash = createHash('sha256')
  for (const [name, text] of texts) hash.update(`${name}\0${text}\0`)
  return hash.digest('base64url')
}
