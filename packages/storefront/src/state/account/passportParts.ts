import { parsePart, type PassportPart } from '@shop/core/passport/passportParts.ts'
import { settleTexts } from '../stored/device.ts'
import { listStored, readStored, removeStored, STORAGE_KEYS, watchStored, writeStored } from '../stored/storage.ts'
import { createStore } from '../base/store.ts'
import { PARTS_PREFIX } from './hasParts.ts'

const NONE: readonly PassportPart[] = []

/** The parts of a passport that have come, all of the same one. */
export const partsStore = createStore(NONE)

/** Reads the parts, and follows those that come in other tabs. Returns the way to stop. */
export function followParts(): () => void {
  readParts()
  return watchStored(STORAGE_KEYS.passportParts, readParts)
}

function readParts(): void {
  const parts = listStored(PARTS_PREFIX).flatMap((name) => parsePart(readStored(name) ?? '') ?? [])
  const ofFirst = parts.filter(({ set, count }) => set === parts[0]!.set && count === parts[0]!.count)
  const byNumber = new Map(ofFirst.map((part) => [part.number, part]))
  partsStore.set(byNumber.size > 0 ? [...byNumber.values()] : NONE)
}

/** Keeps a part that has come, and forgets those of another passport. Resolves with false where the browser keeps nothing. */
export async function keepPart(fragment: string, { set, number, count }: PassportPart): Promise<boolean> {
  for (const name of listStored(PARTS_PREFIX)) {
    const kept = parsePart(readStored(name) ?? '')
    if (kept?.set !== set || kept.count !== count) removeStored(name)
  }
  writeStored(`${PARTS_PREFIX}${set}.${number}`, fragment)
  readParts()
  return settleTexts()
}

export function forgetParts(): void {
  for (const name of listStored(PARTS_PREFIX)) removeStored(name)
  readParts()
}
