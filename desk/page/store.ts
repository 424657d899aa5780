import * as v from 'valibot'
import { ShopSchema } from '../../src/domain/catalogue/shopSchema.ts'
import { buildMoney } from '../../src/domain/money/buildMoney.ts'
import { setMoney } from '../../src/domain/money/shopMoney.ts'
import { useSyncExternalStore } from 'react'
import type { Problem } from '../../scripts/check/problem.ts'
import { changeCells, type CellChange, type Refused } from '../model/cells.ts'
import {
  applyEdits,
  diffFiles,
  invertEdits,
  nameClash,
  readRecord,
  type Edit,
  type Files,
  type RecordClash,
} from '../model/edits.ts'
import { setAt } from '../model/setAt.ts'
import { ask, describeError } from './ask.ts'
import { checkSoon } from './checkSoon.ts'

/** What the desk has read, and what has been made of it here. */
interface DeskState {
  /** Changes with the files on disk. */
  readonly state: string
  /** Where the shop is. */
  readonly folder: string
  /** As on disk. */
  readonly base: Files
  /** As edited here. */
  readonly files: Files
  /** What the checker says of `files`. */
  readonly problems: readonly Problem[]
  /** Texts of cells that cannot be kept. */
  readonly refused: readonly Refused[]
  /** What was changed both here and on disk, until one of the two is chosen. */
  readonly clashes: readonly RecordClash[]
  /** The smallest file of each picture, by its name. */
  readonly pictures: Readonly<Record<string, string>>
  readonly undo: readonly (readonly Edit[])[]
  readonly redo: readonly (readonly Edit[])[]
  /** What has just happened. */
  readonly notice: string
  readonly isBusy: boolean
}

interface ShopAnswer {
  readonly state: string
  readonly folder: string
  readonly files?: Files
  readonly problems: readonly Problem[]
  readonly pictures: Readonly<Record<string, string>>
}

type Saved =
  | { readonly kind: 'saved'; readonly files: readonly string[] }
  | { readonly kind: 'clash' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

let current: DeskState = {
  state: '',
  folder: '',
  base: {},
  files: {},
  problems: [],
  refused: [],
  clashes: [],
  pictures: {},
  undo: [],
  redo: [],
  notice: '',
  isBusy: false,
}
const listeners = new Set<() => void>()

/** The state as it is now. */
export function getDesk(): DeskState {
  return current
}

/** The state in a component. */
export function useDesk(): DeskState {
  return useSyncExternalStore(watchDesk, getDesk)
}

/** Calls back after each change of the state; gives what ends that. */
function watchDesk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(part: Partial<DeskState>): void {
  if (part.files && part.files['shop.json'] !== current.files['shop.json']) followMoney(part.files['shop.json'])
  current = { ...current, ...part }
  for (const listener of listeners) listener()
}

/** Prices are read and written as the shop's facts say; where those are not right yet, as before. */
function followMoney(shop: unknown): void {
  const result = v.safeParse(v.object({ money: ShopSchema.entries.money }), shop)
  if (result.success) setMoney(buildMoney(result.output.money))
}

/** Shows the owner a message. */
export function say(notice: string): void {
  set({ notice })
}

/** Shows the owner what went wrong. */
export function sayError(error: unknown): void {
  say(describeError(error))
}

/** What is not saved yet. */
export function listUnsaved({ base, files }: Pick<DeskState, 'base' | 'files'> = current): Edit[] {
  return diffFiles(base, files)
}

/** Reads the shop's files; what is edited here stays, and what was changed on both sides is asked about. */
export async function readShop(): Promise<void> {
  const answer = await ask<ShopAnswer>(`shop?known=${current.state}`)
  if (!answer.files) return
  const isFirst = current.state === ''
  const { files, clashes } = applyEdits(answer.files, listUnsaved())
  const { state, folder, problems, pictures } = answer
  set({ state, folder, base: answer.files, files, problems, pictures })
  // What is typed next is a step of its own: undoing it keeps what others have written.
  lastField = undefined
  const fresh = new Set(clashes.map(nameClash))
  if (clashes.length > 0) set({ clashes: [...current.clashes.filter((old) => !fresh.has(nameClash(old))), ...clashes] })
  // What is being saved from here is no news.
  else if (!isFirst && !current.isBusy)
    say('The files were changed outside this window. This page shows them as they are now.')
  if (listUnsaved().length > 0) check()
}

/**
 * Makes edits, as one step of undo. What is typed into one `field`, pause after pause, is one step too.
 */
export function edit(edits: readonly Edit[], field?: string): void {
  if (edits.length === 0) return
  const { files } = applyEdits(current.files, edits)
  const last = current.undo.at(-1)
  const joined = field !== undefined && field === lastField && last ? joinEdits(last, edits) : undefined
  lastField = field
  set({ files, undo: joined ? [...current.undo.slice(0, -1), joined] : [...current.undo, edits], redo: [], notice: '' })
  check()
}

let lastField: string | undefined

function joinEdits([first]: readonly Edit[], [then, ...more]: readonly Edit[]): Edit[] | undefined {
  if (!first || !then || more.length > 0 || first.file !== then.file || first.key !== then.key) return undefined
  return [{ ...then, was: first.was }]
}

/** Writes texts into cells of the grid, as one step of undo. A text that cannot be kept is shown with its reason. */
export function editCells(changes: readonly CellChange[], field?: string): void {
  const { edits, refused } = changeCells(current.files, changes)
  const isWritten = (cell: CellChange) => changes.some(({ id, column }) => id === cell.id && column === cell.column)
  set({ refused: [...current.refused.filter((cell) => !isWritten(cell)), ...refused] })
  edit(edits, field)
  if (refused.length > 1) say(`${refused.length} cells hold something that cannot be saved. See the problems.`)
  else if (refused[0]) say(refused[0].reason)
  else if (changes.length > 1) say(`${formatCount(changes.length, 'cell')} written.`)
}

/** Puts back what a refused cell held. */
export function dropRefused(cell: Refused): void {
  set({ refused: current.refused.filter((other) => other !== cell) })
}

/** Takes the last step back, saved or not. */
export function undo(): void {
  lastField = undefined
  const step = current.undo.at(-1)
  if (!step) return
  set({
    files: applyEdits(current.files, invertEdits(step)).files,
    undo: current.undo.slice(0, -1),
    redo: [...current.redo, step],
    notice: `Undone. ${formatCount(current.undo.length - 1, 'step')} left to undo.`,
  })
  check()
}

/** Makes the step again that was taken back last. */
export function redo(): void {
  const step = current.redo.at(-1)
  if (!step) return
  set({
    files: applyEdits(current.files, step).files,
    undo: [...current.undo, step],
    redo: current.redo.slice(0, -1),
    notice: `Redone. ${formatCount(current.redo.length - 1, 'step')} left to redo.`,
  })
  check()
}

/** Writes what is not saved, all of it or nothing. */
export async function save(): Promise<void> {
  const edits = listUnsaved()
  if (current.isBusy || edits.length === 0) return
  if (current.refused.length > 0)
    return say('Nothing was saved: some cells hold something that cannot be saved. See the problems.')
  if (current.clashes.length > 0) return say('Nothing was saved: first choose which of the two changes to keep.')
  set({ isBusy: true })
  try {
    const saved = await ask<Saved>('save', edits)
    if (saved.kind === 'refused') {
      const known = new Set(current.problems.map((problem) => JSON.stringify(problem)))
      const fresh = saved.problems.filter((problem) => !known.has(JSON.stringify(problem)))
      set({ problems: [...fresh, ...current.problems] })
      return say('Nothing was saved: the shop could not be built from this. See the problems.')
    }
    // What was typed during the save is based on what is now in the files.
    if (saved.kind === 'saved') set({ base: applyEdits(current.base, edits).files })
    await readShop()
    say(saved.kind === 'saved' ? `Saved in ${formatCount(saved.files.length, 'file')}.` : 'Nothing was saved yet.')
  } catch (error) {
    sayError(error)
  } finally {
    set({ isBusy: false })
  }
}

/** Ends a clash: what is edited here stays, to be saved over the other, or gives way to it. */
export function settle(clash: RecordClash, keeps: 'mine' | 'theirs'): void {
  set({ clashes: current.clashes.filter((other) => other !== clash) })
  if (keeps === 'mine') return
  const { file, key, path, theirs } = clash
  const was = readRecord(current.files, file, key)
  edit([{ file, ...(key !== undefined && { key }), was, now: setAt(was, path, theirs) }])
}

/** "1 file", "3 files". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
}

function check(): void {
  checkSoon({
    getFiles: () => current.files,
    listEdits: listUnsaved,
    onProblems: (problems) => set({ problems }),
    onError: sayError,
  })
}
