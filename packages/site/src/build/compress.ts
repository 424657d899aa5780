import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|xml|txt|csv|md|webmanifest)$/
/** A smaller file travels in one packet anyway. */
const LEAST_BYTES = 1024
/** For what many visits load: a tenth smaller than the next, and forty times slower. */
export const BEST_QUALITY = 11
/** For the pages of products and their data: from 7 on it takes twice to twenty times as long for a hundredth less. */
export const QUICK_QUALITY = 6

/** Checks whether a file is worth compressing. */
export function isCompressible(file: string): boolean {
  return TEXT.test(file)
}

/**
 * Writes a text's compressed forms beside its file (`.br`, `.gz`), which hosts send instead of it; none that would not
 * be smaller. Returns the endings of the files written.
 */
export function writeCompressed(file: string, text: Buffer, quality: number): string[] {
  if (text.length < LEAST_BYTES) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const forms = {
    br: brotliCompressSync(text, { params }),
    gz: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
  }
  return Object.entries(forms).flatMap(([ending, bytes]) => {
    if (bytes.length >= text.length) return []
    writeFileSync(`${file}.${ending}`, bytes)
    return [`.${ending}`]
  })
}
