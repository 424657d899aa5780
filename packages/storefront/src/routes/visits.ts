import type { ReactNode } from 'react'
import type { PageAddress } from '../state/page/pageAddress.ts'
import { readAddress } from '../state/page/readAddress.ts'
import type { ReadyPage } from './loadPage.tsx'

/** A page as one visitor sees it, with all that has been done on it. */
export interface Visit {
  /** No two visits have the same. */
  readonly id: number
  /** The index of the slot that it is drawn in. */
  readonly slot: number
  readonly page: ReadyPage
  readonly address: PageAddress
  /** One and the same for as long as the visit lasts: the page is not drawn again with what is around it. */
  readonly content: ReactNode
  /** False until what is below its first screen is drawn, too. */
  readonly isWhole: boolean
  /** True where Back or Forward led to it: nothing of it fades in. */
  readonly isSeenAgain: boolean
}

/** The pages that are drawn: the one that is seen, and others that could be at once. */
export interface Visits {
  readonly shown: Visit
  /** Pages that were left, the latest first: Back and Forward find them as they were. */
  readonly kept: readonly Visit[]
  /** The page that will be seen if the link under the pointer is pressed. */
  readonly next: Visit | undefined
  readonly lastId: number
}

/** Room for the page that is seen, the one before it, and the next; without a next one, for two before. */
export const SLOTS = [0, 1, 2] as const

/** Pages of goods are the same for everyone: drawn early or kept, they show nothing that has changed meanwhile. */
export function isKeepable(path: string): boolean {
  return ['home', 'group', 'category', 'detail'].includes(readAddress(path).page)
}

export function startVisits(page: ReadyPage): Visits {
  const first = buildVisit(page, '', 0, SLOTS[0])
  return { shown: { ...first, isWhole: true }, kept: [], next: undefined, lastId: 0 }
}

/** Draws a page out of sight, in the place of the one that was prepared before. */
export function prepareVisit(visits: Visits, page: ReadyPage, search: string): Visits {
  const { slot, kept } = takeSlot(visits)
  const lastId = visits.lastId + 1
  return { ...visits, kept, next: buildVisit(page, search, lastId, slot), lastId }
}

/** Gives up the page that was prepared: what it begins with may have changed. */
export function forgetNext(visits: Visits): Visits {
  return visits.next ? { ...visits, next: undefined } : visits
}

/** Shows a page that a link leads to: a new one, or the one that was prepared. */
export function showNew(visits: Visits, page: ReadyPage, search: string): Visits {
  const { next } = visits
  if (next?.address.path !== page.path) return showNew(prepareVisit(visits, page, search), page, search)
  return leave({ ...visits, next: undefined }, { ...next, address: { ...next.address, search } })
}

/** Shows a page that Back leads to as it was left; undefined where it is not kept. */
export function showKept(visits: Visits, address: PageAddress): Visits | undefined {
  const found = visits.kept.find((visit) => visit.address.path === address.path)
  if (!found) return undefined
  const kept = visits.kept.filter((visit) => visit !== found)
  return leave({ ...visits, kept }, { ...found, address, isWhole: true, isSeenAgain: true })
}

/** Shows a page that Back leads to and that is not kept: whole at once, so that the browser finds its place. */
export function showAgain(visits: Visits, page: ReadyPage, search: string): Visits {
  const { shown, ...rest } = showNew(forgetNext(visits), page, search)
  return { ...rest, shown: { ...shown, isWhole: true, isSeenAgain: true } }
}

/** The page that is seen stands at another query. */
export function changeSearch(visits: Visits, search: string): Visits {
  const { shown } = visits
  if (shown.address.search === search) return visits
  return { ...visits, shown: { ...shown, address: { ...shown.address, search } } }
}

/** Content below the first screen follows, unless the page has been left. */
export function makeWhole(visits: Visits, id: number): Visits {
  return visits.shown.id === id ? { ...visits, shown: { ...visits.shown, isWhole: true } } : visits
}

export function findVisit({ shown, kept, next }: Visits, slot: number): Visit | undefined {
  return [shown, next, ...kept].find((visit) => visit?.slot === slot)
}

function buildVisit(page: ReadyPage, search: string, id: number, slot: number): Visit {
  const address = { path: page.path, search }
  return { id, slot, page, address, content: page.render(), isWhole: false, isSeenAgain: false }
}

function leave(visits: Visits, shown: Visit): Visits {
  const left = isKeepable(visits.shown.address.path) ? [visits.shown] : []
  return { ...visits, shown, kept: [...left, ...visits.kept] }
}

/** A place for a page: that of the prepared one, an empty one, or that of the page left longest ago. */
function takeSlot({ shown, next, kept }: Visits): { slot: number; kept: readonly Visit[] } {
  const taken = [shown, ...kept].map(({ slot }) => slot)
  const empty = next?.slot ?? SLOTS.find((slot) => !taken.includes(slot))
  return empty === undefined ? { slot: kept.at(-1)!.slot, kept: kept.slice(0, -1) } : { slot: empty, kept }
}
