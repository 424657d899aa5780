import { useEffect } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import { LISTS_KIND } from '@shop/core/lists/storedWardLists.ts'
import {
  addWardList,
  changeLines,
  findWardList,
  MAX_WARD_LIST_LINES,
  MAX_WARD_LISTS,
  mergeLines,
  parseWardListName,
  removeLine,
  removeWardList,
  type WardList,
  type WardListLine,
  type WardLists,
} from '@shop/core/lists/wardLists.ts'
import { showNotice } from '../base/notices.ts'
import { useStore } from '../base/store.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

const NONE: WardLists = []

/** The ward lists of this device. */
export const wardLists = createKept(STORAGE_KEYS.lists, LISTS_KIND, {
  name: 'saved lists',
  entry: ['entry', 'entries'],
})

/** The lists, read when the first screen asks for them; empty on the prerendered page. */
export function useLists(): WardLists {
  useEffect(() => wardLists.start(), [])
  return useStore(wardLists.store, NONE)
}

/**
 * Saves lines as a new list and says so; a name that is taken gets a number. Returns the list's id, or undefined,
 * with a notice, where the device holds as many lists as it can.
 */
export function saveList(name: string, lines: readonly WardListLine[]): string | undefined {
  const list: WardList = { id: createId(), name: parseWardListName(name) ?? 'List', lines: mergeLines([], lines) }
  const after = addWardList(wardLists.read(), list)
  const saved = findWardList(after, list.id)
  if (!saved) {
    showNotice(
      `This device holds ${MAX_WARD_LISTS} lists, which is the most. Delete one, then save “${list.name}” again.`,
    )
    return undefined
  }
  wardLists.change((lists) => addWardList(lists, list), {
    text: `Saved as the list “${saved.name}”: ${formatCount(saved.lines.length, 'line')}.`,
    undo: true,
  })
  return list.id
}

/** Adds to a list the lines that it lacks, and says how many there were; lines that it has keep their par level. */
export function addToList(id: string, lines: readonly WardListLine[]): void {
  const list = findWardList(wardLists.read(), id)
  if (!list) return
  const merged = mergeLines(list.lines, lines)
  const added = merged.slice(list.lines.length)
  const known = new Set(list.lines.map(getLineKey))
  const lacking = new Set(lines.map(getLineKey).filter((key) => !known.has(key)))
  const isFull = lacking.size > added.length
  const rest = lines.length - added.length
  const left = isFull
    ? ` The list is full: it holds ${MAX_WARD_LIST_LINES} lines.`
    : rest > 0 && added.length > 0
      ? ` ${formatCount(rest, 'line')} stood there already and ${rest === 1 ? 'is' : 'are'} unchanged.`
      : ''
  if (added.length === 0) {
    showNotice(isFull ? left.trim() : `Nothing to add: “${list.name}” has this already. Its par level is unchanged.`)
    return
  }
  wardLists.change((lists) => changeLines(lists, id, (before) => mergeLines(before, added)), {
    text: `Added to the list “${list.name}”: ${formatCount(added.length, 'line')}.${left}`,
    undo: true,
  })
}

/** Deletes a list and offers it back. */
export function deleteList({ id, name }: WardList): void {
  wardLists.change((lists) => removeWardList(lists, id), { text: `Deleted the list “${name}”.`, undo: true })
}

/** Removes a line from a list and offers it back. */
export function deleteLine(id: string, key: string, title: string): void {
  const name = findWardList(wardLists.read(), id)?.name ?? ''
  wardLists.change((lists) => changeLines(lists, id, (lines) => removeLine(lines, key)), {
    text: `Removed from “${name}”: ${title}`,
    undo: true,
  })
}

/** Lines for a list of this device, or for a new one where it has no id. */
export interface ListImport {
  readonly id: string | undefined
  readonly name: string
  readonly change: (lines: readonly WardListLine[]) => readonly WardListLine[]
}

/** Takes over what a file has, in one step, and offers all of it back. Reports lists beyond the most. */
export function importLists(imports: readonly ListImport[]): void {
  const before = wardLists.read()
  const aimed = imports.map(({ id, name, change }) => ({ id: id ?? createId(), name, change, isNew: id === undefined }))
  const created = aimed.filter(({ isNew }) => isNew)
  const left = Math.max(0, before.length + created.length - MAX_WARD_LISTS)
  const more = left > 0 ? ` ${left} did not fit: this device holds ${MAX_WARD_LISTS} lists.` : ''
  wardLists.change(
    (lists) =>
      aimed.reduce(
        (all, { id, name, change, isNew }) =>
          isNew ? addWardList(all, { id, name, lines: change([]) }) : changeLines(all, id, change),
        lists,
      ),
    {
      text: `Imported: ${aimed.map(({ name }) => `“${name}”`).join(', ')}.${more}`,
      undo: true,
    },
  )
}

/** Random, not secret: unique among the lists of one device and those that are imported to it. */
function createId(): string {
  return Array.from({ length: 2 }, () => Math.random().toString(36).slice(2, 10)).join('')
}
