import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The bundler's name for a class of a CSS module: long enough to be found again in the code. */
export const LONG_NAME = 'css-[hash]-[local]'

const NAMES = /\bcss-[\w-]+/g
const LENGTH = 4
const names = new Map<string, string>()

/** Gives the classes of CSS modules short names: in a listing each stands dozens of times. */
export function shortNamesPlugin(): Plugin[] {
  const transform = (code: string, id: string) =>
    id.includes('.module.css') ? { code: shortenNames(code), map: null } : undefined
  return [
    // The rules pass by here first, then the module that tells the code their names.
    { name: 'short-names-of-rules', apply: 'build', transform },
    { name: 'short-names-of-modules', apply: 'build', enforce: 'post', transform },
  ]
}

/** A name follows from the long one alone, so that the page and its script agree, and a file's hash stays true. */
export function shortenNames(code: string): string {
  return code.replaceAll(NAMES, (long) => {
    const digest = createHash('sha256').update(long).digest('base64url').replaceAll(/[_-]/g, 'x')
    const short = digest.slice(digest.search(/[a-z]/i)).slice(0, LENGTH)
    const other = names.get(short)
    if (other !== undefined && other !== long)
      throw new Error(`Two classes would both be called "${short}": ${other} and ${long}. Rename one of them.`)
    names.set(short, long)
    return short
  })
}
