import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Data for the next build, each folder's below a name of its own, since tests build several shops at once. */
const CACHE = 'node_modules/.cache'

/** The file in which a build of this folder keeps data of a kind. */
export function nameCached(kind: 'build' | 'prerender', outDir: string, ending = ''): string {
  return path.resolve(CACHE, kind, nameFolder(outDir) + ending)
}

/** Deletes what is kept of builds into this folder or below it. */
export function forgetBuilds(folder: string): void {
  for (const kind of ['build', 'prerender']) {
    const place = path.resolve(CACHE, kind)
    const names = existsSync(place) ? readdirSync(place) : []
    for (const name of names.filter((name) => name.startsWith(nameFolder(folder))))
      rmSync(path.join(place, name), { recursive: true })
  }
}

function nameFolder(folder: string): string {
  return path.resolve(folder).replaceAll(/\W+/g, '-')
}
