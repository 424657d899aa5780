import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'

/** A query as someone would type it, recorded before the search was written. */
export interface RecordedQuery {
  readonly query: string
  readonly kind: 'code' | 'name' | 'synonym' | 'typo'
  /** The slugs that are right answers. */
  readonly right: readonly string[]
}

/** The 200 recorded queries by which the search is judged and measured. */
export function readSearchQueries(): RecordedQuery[] {
  return readQueries('recorded') as RecordedQuery[]
}

/** A query as someone would type it who has not seen the catalogue. */
export interface FreshQuery {
  readonly query: string
  readonly kind: string
  /** The slugs that are right answers; empty where the shop sells none. */
  readonly slugs: readonly string[]
}

/** The 300 queries that were written without sight of the catalogue. */
export function readFreshQueries(): FreshQuery[] {
  return readQueries('fresh') as FreshQuery[]
}

/** A line of a week's order as its buyer writes it, and what is meant. */
export interface WeeklyLine {
  /** The quantity and then the words, with or without a code. */
  readonly line: string
  readonly slug: string
  readonly choice?: Readonly<Record<string, string>>
}

/** The orders of a week of a practice, a ward, an ambulance and a care home, written when part of the catalogue had been seen. */
export function readWeeklyLists(): Record<string, WeeklyLine[]> {
  return readQueries('weekly') as Record<string, WeeklyLine[]>
}

/** A query by which a search could answer unsafely or untruly, and what it may say to it. */
export interface FenceQuery {
  readonly query: string
  readonly class: string
  /** The claims it may make: that these are the answer, that they are near, that there is nothing. */
  readonly says: readonly ('answer' | 'near' | 'nothing')[]
  /** The starts of slugs of which the first five have to have one, where anything is found. */
  readonly first?: readonly string[]
  /** Kinds of goods of which nothing may be found. */
  readonly never?: readonly FenceKind[]
}

export type FenceKind =
  | 'cleaning'
  | 'disinfectant wipes'
  | 'condoms'
  | 'dresses'
  | 'medicines'
  | 'pregnancy'
  | 'glucose meters'
  | 'glucose strips'
  | 'urine strips'
  | 'latex'
  | 'latex-free'
  | 'latex-free condoms'

/** The queries that were written to trip the search, before their results had been seen. */
export function readFenceQueries(): FenceQuery[] {
  return readQueries('fence') as FenceQuery[]
}

/** They are about the goods of one shop, and so stand with them. */
function readQueries(name: string): unknown {
  return JSON.parse(readFileSync(path.join(getShopFolder(), 'queries', `${name}.json`), 'utf8'))
}
