import { listFormer, TAKEN_OVER } from './device.ts'
import type { Disk } from './disk.ts'
import { readLocal } from './localDisk.ts'
import { findLocks } from './tab.ts'

/** The values that tabs of an earlier release share, and fold the changes of. */
const SHARED = ['cart', 'lists', 'compared', 'recently-viewed', 'recent-searches'] as const
/** The time in which a write to local storage arrives from another tab that has released its lock. */
const ARRIVED_MS = 100

/**
 * Brings what an earlier release kept in local storage to the disk. What is left there tells tabs of that release, which
 * may still be open, that a later one keeps the values: they go on showing what they know, and keep changes alone, which
 * are brought over as they come. False where the disk takes nothing: all is left as it was.
 */
export function takeOver(disk: Disk): Promise<boolean> {
  const locks = findLocks()
  const hold = (keys: readonly string[]): Promise<boolean> => {
    const [key, ...others] = keys
    return key === undefined || !locks ? bringOver(disk) : locks.request(`kept ${key}`, () => hold(others))
  }
  return hold(SHARED)
}

async function bringOver(disk: Disk): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, ARRIVED_MS))
  const names = listFormer()
  const former = readLocal(names)
  const there = await disk.read([...former.keys()])
  const moved = [...former].map(([name, text]) => {
    const isTaken = ![null, text].includes(there.get(name) ?? null)
    // Both stay: this one as a text that could not be read.
    return [isTaken ? `${name}.unread.${Date.now().toString(36)}` : name, text] as const
  })
  if (!(await disk.write(new Map(moved)))) return false
  // The accounts first: tabs that have one open see it gone, and log out.
  for (const name of [...names.filter(isAccount), ...names]) localStorage.removeItem(name)
  for (const key of SHARED) localStorage.setItem(key, TAKEN_OVER)
  return true
}

function isAccount(name: string): boolean {
  return /^profile\.[^.]+$/.test(name)
}
