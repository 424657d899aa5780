import type { KindRecord } from './schema.ts'

/** The names, words or ids in a field of a kind. */
export function splitNames(names = ''): string[] {
  return names.split(',').flatMap((name) => name.trim() || [])
}

/** Lists a kind and all wider ones by their ids, narrowest first; each once, also where they go round in a circle. */
export function buildListAbove(kinds: readonly Pick<KindRecord, 'id' | 'of'>[]): (id: string) => string[] {
  const wider = new Map(kinds.map(({ id, of }) => [id, splitNames(of)]))
  return (id) => {
    const above = new Set([id])
    // A set is read on to what is added meanwhile.
    for (const one of above) for (const of of wider.get(one) ?? []) above.add(of)
    return [...above]
  }
}
