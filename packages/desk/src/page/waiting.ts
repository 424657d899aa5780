import { nameView } from '../model/views.ts'
import { ask } from './ask.ts'

/** Photographs of products that are not saved yet, by the names of their pictures. Each save takes in those that it can. */
export type Waiting = Readonly<Record<string, { readonly cut: Blob; readonly source: string }>>

export function addWaiting(waiting: Waiting, name: string, cut: Blob): Waiting {
  return { ...waiting, [name]: { cut, source: URL.createObjectURL(cut) } }
}

/** Without those of a product. */
export function dropWaiting(waiting: Waiting, slug: string): Waiting {
  return Object.fromEntries(Object.entries(waiting).filter(([name]) => readSlug(name) !== slug))
}

/** With those of a product in this order, and without those that it does not name. */
export function arrangeWaiting(waiting: Waiting, slug: string, order: readonly string[]): Waiting {
  const arranged = order.map((name, index) => [nameView(slug, index), waiting[name]!] as const)
  return { ...dropWaiting(waiting, slug), ...Object.fromEntries(arranged) }
}

interface Taken {
  readonly left: Waiting
  readonly count: number
  readonly complaint?: string
}

/** Takes in the photographs of products that are saved by now, up to the first that is refused. */
export async function takeWaiting(waiting: Waiting, saved: ReadonlyMap<string, unknown>): Promise<Taken> {
  const names = Object.keys(waiting).filter((name) => saved.has(readSlug(name)))
  for (const [count, name] of names.entries()) {
    const { complaint } = await ask<{ complaint?: string }>(`photograph?name=${name}`, waiting[name]!.cut)
    if (complaint !== undefined) return { left: without(waiting, names.slice(0, count)), count, complaint }
  }
  return { left: without(waiting, names), count: names.length }
}

/** Without those pictures. */
export function without(waiting: Waiting, names: readonly string[]): Waiting {
  return Object.fromEntries(Object.entries(waiting).filter(([name]) => !names.includes(name)))
}

/** The product of a picture: "bell" of "bell--2". */
function readSlug(name: string): string {
  return name.replace(/--.*/, '')
}
