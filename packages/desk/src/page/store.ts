import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { ShopSchema } from '@shop/core/catalogue/shopSchema.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import type { Problem } from '@shop/shop-files/check/problem.ts'
import {
  applyEdits,
  diffFiles,
  type Edit,
  type Files,
  nameClash,
  readRecord,
  type RecordClash,
} from '@shop/shop-files/edits/edits.ts'
import { setAt } from '@shop/shop-files/edits/setAt.ts'
import { type CellChange, changeCells, findPlaces, type Refused } from '../model/cells.ts'
import { describeEdits } from '../model/describe.ts'
import {
  followRefused,
  hasCell,
  invertStep,
  joinSteps,
  nameCells,
  nameOneCell,
  nameStep,
  type Step,
} from '../model/steps.ts'
import { ask, describeError } from './ask.ts'
import { checkSoon } from './checkSoon.ts'
import { takeWaiting, type Waiting } from './waiting.ts'
import { beginReading, writeFiles } from './writing.ts'

/** The shop as the desk has read it, and as it is edited here. */
interface DeskState {
  /** Changes with the files on disk. */
  readonly state: string
  readonly folder: string
  /** As on disk. */
  readonly base: Files
  /** As edited here. */
  readonly files: Files
  /** The checker's problems in `files`. */
  readonly problems: readonly Problem[]
  /** Texts of cells that cannot be kept. */
  readonly refused: readonly Refused[]
  /** Records that were changed both here and on disk, until one of the two is chosen. */
  readonly clashes: readonly RecordClash[]
  /** The smallest file of each picture, by its name. */
  readonly pictures: Readonly<Record<string, string>>
  readonly waiting: Waiting
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
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
  waiting: {},
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

export function listUnsaved({ base, files }: Pick<DeskState, 'base' | 'files'> = current): Edit[] {
  return diffFiles(base, files)
}

/** Reads the shop's files; what is edited here stays, and what was changed on both sides is asked about. */
export async function readShop(): Promise<void> {
  const isNews = beginReading()
  const answer = await ask<ShopAnswer>(`shop?known=${current.state}`)
  if (!answer.files) return
  const isFirst = current.state === ''
  const { files, clashes } = applyEdits(answer.files, listUnsaved())
  const { state, folder, problems, pictures } = answer
  set({ state, folder, base: answer.files, files, problems, pictures })
  // The text typed next is a step of its own: undoing it keeps what others have written.
  lastField = undefined
  const fresh = new Set(clashes.map(nameClash))
  if (clashes.length > 0) set({ clashes: [...current.clashes.filter((old) => !fresh.has(nameClash(old))), ...clashes] })
  else if (!isFirst && isNews())
    say('The files were changed outside this window. This page shows them as they are now.')
  if (listUnsaved().length > 0) check()
}

/**
 * Makes edits, as one step of undo. What is typed into one `field`, pause after pause, is one step too.
 */
export function edit(edits: readonly Edit[], field?: string): void {
  if (edits.length === 0) return
  const { files } = applyEdits(current.files, edits)
  makeStep({ name: nameStep(describeEdits(edits, current.files, files)), edits }, field)
}

let lastField: string | undefined

function makeStep(step: Step, field?: string): void {
  const last = current.undo.at(-1)
  const joined = field !== undefined && field === lastField && last ? joinSteps(last, step) : undefined
  lastField = field
  const undo = joined ? [...current.undo.slice(0, -1), joined] : [...current.undo, step]
  set({ ...apply(step), undo, redo: [], notice: '' })
  check()
}

function apply(step: Step): Pick<DeskState, 'files' | 'refused'> {
  return {
    files: applyEdits(current.files, step.edits).files,
    refused: followRefused(current.refused, step),
  }
}

/**
 * Writes texts into cells of the grid, as one step of undo, which is called by what was done: "pasted". A text that cannot
 * be kept is shown with its reason.
 */
export function editCells(changes: readonly CellChange[], did = 'written', field?: string): void {
  const { edits, refused: now } = changeCells(current.files, changes)
  const was = current.refused.filter((cell) => hasCell(changes, cell))
  if (edits.length + now.length + was.length === 0) return
  makeStep({ name: nameCells(current.files, changes, did), edits, refused: { was, now } }, field)
  if (now.length > 1) say(`${now.length} cells hold something that cannot be saved. See the problems.`)
  else if (now[0]) say(now[0].reason)
  else if (changes.length > 1) say(`${formatCount(changes.length, 'cell')} written.`)
}

/** Puts back what a refused cell held. */
export function dropRefused(cell: Refused): void {
  makeStep({
    name: `${nameOneCell(current.files, cell)} left as it was`,
    edits: [],
    refused: { was: [cell], now: [] },
  })
}

/** Takes the last step back, saved or not. */
export function undo(): void {
  lastField = undefined
  const step = current.undo.at(-1)
  if (!step) return
  set({
    ...apply(invertStep(step)),
    undo: current.undo.slice(0, -1),
    redo: [...current.redo, step],
    notice: `Undone: ${step.name}. ${formatCount(current.undo.length - 1, 'step')} left to undo.`,
  })
  check()
}

/** Makes the step again that was taken back last. */
export function redo(): void {
  const step = current.redo.at(-1)
  if (!step) return
  set({
    ...apply(step),
    undo: [...current.undo, step],
    redo: current.redo.slice(0, -1),
    notice: `Redone: ${step.name}. ${formatCount(current.redo.length - 1, 'step')} left to redo.`,
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
  await writeFiles(() => saveEdits(edits)).catch(sayError)
  set({ isBusy: false })
}

async function saveEdits(edits: readonly Edit[]): Promise<void> {
  const saved = await ask<Saved>('save', edits)
  if (saved.kind === 'refused') {
    const known = new Set(current.problems.map((problem) => JSON.stringify(problem)))
    const fresh = saved.problems.filter((problem) => !known.has(JSON.stringify(problem)))
    set({ problems: [...fresh, ...current.problems] })
    return say('Nothing was saved: the shop could not be built from this. See the problems.')
  }
  // Text typed during the save is based on what is now in the files.
  if (saved.kind === 'saved') set({ base: applyEdits(current.base, edits).files })
  await readShop()
  say(saved.kind === 'saved' ? await takePhotographs(saved.files.length) : 'Nothing was saved yet.')
}

/** Takes in the photographs that waited for the save of these many files. Returns the message about both. */
async function takePhotographs(files: number): Promise<string> {
  const done = `Saved in ${formatCount(files, 'file')}`
  const saved = findPlaces(current.base)
  if (Object.keys(current.waiting).length > 0) say(`${done}. Making every size of the photographs…`)
  const { left, count, complaint } = await takeWaiting(current.waiting, saved)
  if (count > 0) await readShop()
  set({ waiting: left })
  const photographs = count > 0 ? `, with ${formatCount(count, 'photograph')}` : ''
  return [`${done}${photographs}.`, complaint].filter(Boolean).join(' ')
}

/** Keeps photographs until a save. */
export function setWaiting(waiting: Waiting): void {
  set({ waiting })
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
