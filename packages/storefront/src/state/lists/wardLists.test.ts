// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LISTS_KIND } from '@shop/core/lists/storedWardLists.ts'
import type { WardListLine, WardLists } from '@shop/core/lists/wardLists.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { clearDisk, disk, openFakeDevice } from '../../fixtures/fakeDisk.ts'

const gloves: WardListLine = { slug: 'gloves', options: {}, par: 4 }
const gauze: WardListLine = { slug: 'gauze', options: {}, par: 2, onHand: 1 }
const tape: WardListLine = { slug: 'tape', options: {}, par: 3 }
const ward = { id: 'ward', name: 'Ward 3', lines: [gloves, gauze] }
const trolley = { id: 'trolley', name: 'Crash trolley', lines: [tape] }

/** A tab of the shop with a memory of its own; all tabs share the disk. */
async function openTab() {
  vi.resetModules()
  await openFakeDevice()
  const [actions, notices] = await Promise.all([import('./wardLists.ts'), import('../base/notices.ts')])
  return {
    ...actions,
    getLists: actions.wardLists.read,
    readNotices: () =>
      notices.noticesStore
        .get()
        .map(({ text }) => text)
        .join('\n'),
    undo: () => notices.noticesStore.get().at(-1)?.action?.run(),
  }
}

function keep(lists: WardLists): void {
  disk.set('lists', formatMain(LISTS_KIND, lists))
}

beforeEach(clearDisk)

describe('lists that are kept', () => {
  test('are none on a first visit, without a word', async () => {
    const tab = await openTab()
    expect(tab.getLists()).toEqual([])
    expect(tab.readNotices()).toBe('')
  })

  test('are there again after a reload', async () => {
    const id = (await openTab()).saveList('Ward 3', [gloves, gauze])
    const tab = await openTab()
    expect(tab.getLists()).toEqual([{ ...ward, id }])
  })

  test('say what was saved, and take it back', async () => {
    const tab = await openTab()
    tab.saveList('Ward 3', [gloves, gauze])
    tab.saveList('Ward 3', [tape])
    expect(tab.readNotices()).toContain('Saved as the list “Ward 3”: 2 lines.')
    expect(tab.readNotices()).toContain('Saved as the list “Ward 3 (2)”: 1 line.')
    tab.undo()
    expect(tab.getLists().map(({ name }) => name)).toEqual(['Ward 3'])
  })

  test('say when there are too many, and lose none', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...ward, id: `w${index}`, name: `Ward ${index}` }))
    keep(many)
    const tab = await openTab()
    expect(tab.saveList('One more', [tape])).toBeUndefined()
    expect(tab.readNotices()).toContain('which is the most')
    expect(tab.getLists()).toHaveLength(50)
  })

  test('a list takes what it lacks, and what it has stays as it is', async () => {
    keep([ward])
    const tab = await openTab()
    tab.addToList('ward', [{ ...gloves, par: 99 }, tape])
    expect(tab.getLists()[0]?.lines).toEqual([gloves, gauze, tape])
    expect(tab.readNotices()).toBe('Added to the list “Ward 3”: 1 line. 1 line stood there already and is unchanged.')
    tab.undo()
    expect(tab.getLists()).toEqual([ward])
    tab.addToList('ward', [{ ...gloves, par: 99 }])
    expect(tab.readNotices()).toContain('has this already')
    expect(tab.getLists()).toEqual([ward])
  })

  test('a full list that has a line already says so, not that it is full; one that lacks it is full', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ slug: `p-${index}`, options: {}, par: 1 }))
    keep([{ ...ward, lines: many }])
    const tab = await openTab()
    tab.addToList('ward', [many[7]!])
    expect(tab.readNotices()).toBe('Nothing to add: “Ward 3” has this already. Its par level is unchanged.')
    tab.addToList('ward', [many[7]!, tape])
    expect(tab.readNotices()).toBe('The list is full: it holds 500 lines.')
  })

  test('a deleted list comes back where it stood', async () => {
    keep([ward, trolley])
    const tab = await openTab()
    tab.deleteList(ward)
    expect(tab.getLists()).toEqual([trolley])
    tab.undo()
    expect(tab.getLists()).toEqual([ward, trolley])
  })

  test('a removed line comes back where it stood', async () => {
    keep([ward])
    const tab = await openTab()
    tab.deleteLine('ward', 'gloves', 'Gloves')
    expect(tab.getLists()[0]?.lines).toEqual([gauze])
    tab.undo()
    expect(tab.getLists()).toEqual([ward])
  })
})
