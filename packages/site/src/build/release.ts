import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { SHELL_FILE } from '@shop/core/page/shell.ts'
import type { Release } from '@shop/storefront/state/offline/workerScope.ts'
import { hashOf } from './record.ts'

type WorkerFile = 'serviceWorker.ts' | 'offWorker.ts'
const PICTURE_LIST = 'pictures.json'
/** In this width every picture is kept on a device that is to have them all. */
const KEPT_PICTURE = /-640\.avif$|\.svg$/
/** Besides what the bundle names: small things that stand in every page, or that only a device keeps. */
const OTHER_FILES = [SHELL_FILE, 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']
/** The lists that a new password is compared with: 320 kB that few ask for, and the form does without them. */
const NOT_KEPT = /^assets\/guesses-/
/** Of a large shop's data, those with which any product or page is found, and the shop's pages about itself. */
const ALWAYS_KEPT = /^(slugs\.js|moved\.js|pages\/information\/.*)$/

interface Input {
  readonly outDir: string
  /** The files that the bundle wrote. */
  readonly bundled: readonly string[]
  readonly dataFolder: string
  /** The names of the files of data that no single page needs, and of those of the shop's pages about itself. */
  readonly data: readonly string[]
  readonly isSmall: boolean
  /** False where the shop is not to be kept on devices any more: the worker then removes itself. */
  readonly isKept: boolean
}

/** The code of the service worker, and the release that it installs. */
export async function buildServiceWorker(input: Input): Promise<{ code: string; release: Release }> {
  const { outDir, bundled, dataFolder, data, isSmall, isKept } = input
  const worker = await bundleWorker(isKept ? 'serviceWorker.ts' : 'offWorker.ts')
  const pictures = listPictures(outDir)
  writeFileSync(path.join(outDir, PICTURE_LIST), JSON.stringify(pictures.names))
  const files = Object.fromEntries(
    [
      ...bundled.filter((file) => file.startsWith('assets/') && !NOT_KEPT.test(file)),
      ...OTHER_FILES.filter((file) => existsSync(path.join(outDir, file))),
      ...data.filter((name) => isSmall || ALWAYS_KEPT.test(name)).map((name) => `${dataFolder}/${name}`),
    ]
      .sort()
      .map((file) => [encodeURI(file), digest(path.join(outDir, file))]),
  )
  const { count, bytes } = pictures
  const all = { file: PICTURE_LIST, hash: digest(path.join(outDir, PICTURE_LIST)), count, bytes }
  const facts = { files, dataFolder, isSmall, pictures: all }
  const release = { id: hashOf(worker, JSON.stringify(facts)), ...facts }
  return { code: isKept ? `const RELEASE = ${JSON.stringify(release)};\n${worker}` : worker, release }
}

/** One plain script: not every browser that the shop supports takes a service worker that is a module. */
export async function bundleWorker(file: WorkerFile): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: path.resolve('packages/storefront/src/state/offline', file), formats: ['iife'], name: 'worker' },
    },
  })
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`packages/storefront/src/state/offline/${file} was not bundled.`)
  return chunk.code
}

function listPictures(outDir: string): { names: string[]; count: number; bytes: number } {
  const folder = path.join(outDir, 'pictures')
  const names = readdirSync(folder)
    .filter((name) => KEPT_PICTURE.test(name))
    .sort()
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  return { names, count: names.length, bytes }
}

/** As the integrity of a script is written (W3C, Subresource Integrity). */
function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64')
}
