import { parseJson } from '@shop/core/base/json.ts'
import { listFormer, TAKEN_OVER } from './device.ts'
import type { Disk, Texts } from './disk.ts'

/** Local storage, where the browser refuses IndexedDB. */
export const LOCAL_DISK: Disk = {
  isLocal: true,
  read: (names) => Promise.resolve(readLocal(names)),
  write: (texts) => Promise.resolve(writeLocal(texts)),
  swap(expected, texts) {
    const now = readLocal([...expected.keys()])
    return Promise.resolve([...expected].every(([name, text]) => now.get(name) === text) && writeLocal(texts))
  },
}

/** The texts in local storage, without the changes that its values hold already, as earlier releases name them. */
export function readLocal(names: readonly string[] = listFormer()): Map<string, string | null> {
  const texts = new Map(names.map((name) => [name, getItem(name)]))
  for (const [name, text] of [...texts]) {
    if (text === TAKEN_OVER) texts.set(name, null)
    const { folded } = (parseJson(text ?? '') ?? {}) as { folded?: unknown }
    if (Array.isArray(folded)) for (const change of folded as string[]) texts.delete(change)
  }
  return texts
}

function getItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function writeLocal(texts: Texts): boolean {
  try {
    for (const [name, text] of texts)
      if (text === null) localStorage.removeItem(name)
      else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
