// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addWardList, changeLines, setLine, type WardListLine } from '../../domain/wardLists/wardLists.ts'
import { formatWardLists } from '../../domain/wardLists/storedWardLists.ts'

const gloves: WardListLine = { slug: 'gloves', options: {}, par: 4 }
const gauze: WardListLine = { slug: 'gauze', options: {}, par: 2, onHand: 1 }
const tape: WardListLine = { slug: 'tape', options: {}, par: 3 }
const ward = { id: 'ward', name: 'Ward 3', lines: [gloves, gauze] }
const trolley = { id: 'trolley', name: 'Crash trolley', lines: [tape] }

const stops: (() => void)[] = []

/** A tab of the shop with a memory of its own; all tabs share the storage. */
async function openTab({ isFollowing = true } = {}) {
  vi.resetModules()
  const [kept, actions, notices] = await Promise.all([
    import('./keptWardLists.ts'),
    import('./wardLists.ts'),
    import('../page/notices.ts'),
  ])
  if (isFollowing) stops.push(kept.startLists())
  return {
    ...kept,
    ...actions,
    getLists: kept.listsStore.get,
    readNotices: () =>
      notices.noticesStore
        .get()
        .map(({ text }) => text)
        .join('\n'),
    undo: () => notices.noticesStore.get().at(-1)?.action?.run(),
  }
}

function tellTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'lists' }))
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

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

  test('keep what stood there when a page that does not follow them saves another', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
    const tab = await openTab({ isFollowing: false })
    tab.saveList('Crash trolley', [tape])
    expect((await openTab()).getLists().map(({ name }) => name)).toEqual(['Ward 3', 'Crash trolley'])
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
    localStorage.setItem('lists', formatWardLists(many))
    const tab = await openTab()
    expect(tab.saveList('One more', [tape])).toBeUndefined()
    expect(tab.readNotices()).toContain('which is the most')
    expect(tab.getLists()).toHaveLength(50)
  })

  test('a list takes what it lacks, and what it has stays as it is', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
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
    localStorage.setItem('lists', formatWardLists([{ ...ward, lines: many }]))
    const tab = await openTab()
    tab.addToList('ward', [many[7]!])
    expect(tab.readNotices()).toBe('Nothing to add: “Ward 3” has this already. Its par level is unchanged.')
    tab.addToList('ward', [many[7]!, tape])
    expect(tab.readNotices()).toBe('The list is full: it holds 500 lines.')
  })

  test('a deleted list comes back where it stood', async () => {
    localStorage.setItem('lists', formatWardLists([ward, trolley]))
    const tab = await openTab()
    tab.deleteList('ward')
    expect(tab.getLists()).toEqual([trolley])
    tab.undo()
    expect(tab.getLists()).toEqual([ward, trolley])
  })

  test('a removed line comes back where it stood', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
    const tab = await openTab()
    tab.deleteLine('ward', 'gloves', 'Gloves')
    expect(tab.getLists()[0]?.lines).toEqual([gauze])
    tab.undo()
    expect(tab.getLists()).toEqual([ward])
  })
})

describe('two tabs', () => {
  test('show the same lists', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.saveList('Ward 3', [gloves])
    tellTabs()
    expect(other.getLists()).toEqual(one.getLists())
  })

  test('do not lose each other’s change, not even one they have not seen yet', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
    const [one, other] = [await openTab(), await openTab()]
    one.changeLists((lists) => changeLines(lists, 'ward', (lines) => setLine(lines, { ...gloves, onHand: 3 })))
    other.changeLists((lists) => addWardList(lists, trolley))
    tellTabs()
    const both = [{ ...ward, lines: [{ ...gloves, onHand: 3 }, gauze] }, trolley]
    expect(other.getLists()).toEqual(both)
    expect(one.getLists()).toEqual(both)
  })
})

describe('where storage is full', () => {
  test('the lists live on in this tab, and the visitor is told once', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
    const tab = await openTab()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    tab.changeLists((lists) => addWardList(lists, trolley))
    expect(tab.readNotices()).toContain('until you close this tab')
    tab.deleteList('ward')
    expect(tab.readNotices()).not.toMatch(/until you close this tab[^]*until you close this tab/)
    expect(tab.getLists()).toEqual([trolley])
  })

  test('what another tab could keep is joined with what only this tab holds', async () => {
    const tab = await openTab()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    tab.changeLists((lists) => addWardList(lists, trolley))
    full.mockRestore()
    localStorage.setItem('lists', formatWardLists([ward]))
    tellTabs()
    expect(tab.getLists()).toEqual([ward, trolley])
  })
})

describe('where the stored lists are damaged', () => {
  const damaged = JSON.stringify({
    version: 1,
    lists: [{ ...ward, lines: [gloves, { ...gauze, par: -1 }] }, { id: 'no name' }],
  })

  test('what is good stays, the visitor is told, and the text is set aside', async () => {
    localStorage.setItem('lists', damaged)
    const tab = await openTab()
    expect(tab.getLists()).toEqual([{ ...ward, lines: [gloves] }])
    expect(tab.readNotices()).toContain('2 entries of your saved lists could not be read and were left out')
    tab.changeLists((lists) => addWardList(lists, trolley))
    expect(localStorage.getItem('lists.unread')).toBe(damaged)
  })

  test.each([true, false])('nothing of it is written over unseen (following: %s)', async (isFollowing) => {
    localStorage.setItem('lists', '{"version":2}')
    const tab = await openTab({ isFollowing })
    tab.saveList('Ward 3', [gloves])
    await Promise.resolve()
    expect(tab.readNotices()).toContain('Saved as the list')
    if (!isFollowing) expect(tab.readNotices()).toContain('Your saved lists could not be read.')
    expect(localStorage.getItem('lists.unread')).toBe('{"version":2}')
  })

  test('a text that another tab damages costs no line', async () => {
    localStorage.setItem('lists', formatWardLists([ward]))
    const tab = await openTab()
    localStorage.setItem('lists', 'damaged')
    tellTabs()
    expect(tab.getLists()).toEqual([ward])
  })
})
