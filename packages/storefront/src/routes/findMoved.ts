import { decodeSegments } from '@shop/core/page/address.ts'
import { importData } from '../state/product/importData.ts'

let moved: Promise<ReadonlyMap<string, string>> | undefined

/** The path of the page that this one moved to, in any case; undefined where there is none. */
export async function findMoved(path: string): Promise<string | undefined> {
  const from = `/${decodeSegments(path)?.join('/') ?? ''}`.toLowerCase()
  moved ??= loadMoved()
  const targets = await moved.catch(() => {
    moved = undefined
    return new Map<string, string>()
  })
  // A further page of a listing leads to the first: the new one may have fewer.
  return targets.get(from) ?? targets.get(from.replace(/\/\d+$/, ''))
}

async function loadMoved(): Promise<ReadonlyMap<string, string>> {
  const pairs = await importData<readonly (readonly [from: string, to: string])[]>('moved.js')
  return new Map(pairs.map(([from, to]) => [from.toLowerCase(), to]))
}
