import { describe, expect, test, vi } from 'vitest'
import {
  changeSearch,
  findVisit,
  forgetNext,
  makeWhole,
  prepareVisit,
  showAgain,
  showKept,
  showNew,
  SLOTS,
  startVisits,
  type Visits,
} from './visits.ts'

vi.mock('virtual:shop', () => ({
  information: [],
  groups: [{ id: 'all', categories: ['scrubs', 'bins', 'fridges', 'beds', 'gloves'].map((id) => ({ id })) }],
}))

const open = (path: string) => ({ path, render: () => `content of ${path}` })
const start = () => startVisits(open('/'))
/** Moves by links, one after the other. */
const move = (visits: Visits, ...paths: string[]) => paths.reduce((now, path) => showNew(now, open(path), ''), visits)
const back = (visits: Visits, path: string, search = '') => showKept(visits, { path, search })
const readKept = ({ kept }: Visits) => kept.map(({ address }) => address.path)

test('the first page is whole, and nothing else is drawn', () => {
  const visits = start()
  expect(visits).toMatchObject({ shown: { content: 'content of /', isWhole: true, isSeenAgain: false }, kept: [] })
  expect(SLOTS.filter((slot) => findVisit(visits, slot))).toEqual([0])
})

describe('a link', () => {
  test('leads to a new page, its first screen first, then all of it', () => {
    const visits = move(start(), '/scrubs')
    expect(visits.shown).toMatchObject({ address: { path: '/scrubs' }, isWhole: false, isSeenAgain: false })
    expect(makeWhole(visits, visits.shown.id).shown.isWhole).toBe(true)
  })

  test('leads to the page that was prepared', () => {
    const prepared = prepareVisit(start(), open('/scrubs'), '')
    const visits = showNew(prepared, open('/scrubs'), '?page=2')
    expect(visits.shown).toEqual({ ...prepared.next, address: { path: '/scrubs', search: '?page=2' } })
    expect(visits.next).toBeUndefined()
  })

  test('leads to a new page where the prepared one has been discarded', () => {
    const prepared = prepareVisit(start(), open('/scrubs'), '')
    expect(move(forgetNext(prepared), '/scrubs').shown.id).toBeGreaterThan(prepared.next!.id)
    expect(forgetNext(start()).next).toBeUndefined()
  })

  test('to a page that is kept opens it afresh', () => {
    const visits = move(start(), '/scrubs')
    expect(move(visits, '/').shown.id).not.toBe(visits.kept[0]!.id)
  })
})

describe('Back', () => {
  test('leads to the page as it was left, whole, and Forward to the one after it', () => {
    const there = move(start(), '/scrubs')
    const visits = back(there, '/', '?a=b')!
    expect(visits.shown).toMatchObject({ id: 0, address: { path: '/', search: '?a=b' }, isWhole: true })
    expect(visits.shown.isSeenAgain).toBe(true)
    expect(back(visits, '/scrubs')!.shown).toMatchObject({ id: there.shown.id, isWhole: true })
  })

  test('leads to a page that is not kept as a whole', () => {
    expect(back(start(), '/scrubs')).toBeUndefined()
    expect(showAgain(start(), open('/scrubs'), '').shown).toMatchObject({ isWhole: true, isSeenAgain: true })
  })
})

test('two pages are kept, or the last one and the next', () => {
  const visits = move(start(), '/scrubs', '/bins', '/fridges')
  expect(readKept(visits)).toEqual(['/bins', '/scrubs'])
  const prepared = prepareVisit(visits, open('/beds'), '')
  expect(readKept(prepared)).toEqual(['/bins'])
  expect(readKept(prepareVisit(prepared, open('/gloves'), ''))).toEqual(['/bins'])
})

test.each(['/cart', '/login', '/order', '/search', '/lists', '/nowhere'])('%s is not kept', (path) => {
  expect(readKept(move(start(), path, '/scrubs'))).toEqual(['/'])
})

test('no two pages are drawn in one place', () => {
  let visits = start()
  for (const [step, path] of ['/scrubs', '/bins', '/cart', '/scrubs', '/fridges', '/'].entries()) {
    if (step % 2) visits = prepareVisit(visits, open(step % 3 ? path : '/beds'), '')
    visits = back(visits, path) ?? move(visits, path)
    const drawn = [visits.shown, ...visits.kept, ...(visits.next ? [visits.next] : [])].map(({ slot }) => slot)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.every((slot) => SLOTS.includes(slot as 0))).toBe(true)
  }
})

test('another query is the same visit, and the same query no change', () => {
  const visits = start()
  expect(changeSearch(visits, '?a=b').shown).toEqual({ ...visits.shown, address: { path: '/', search: '?a=b' } })
  expect(changeSearch(visits, '')).toBe(visits)
})

test('a page that has been left does not become whole', () => {
  const visits = move(start(), '/scrubs')
  const later = move(visits, '/bins')
  expect(makeWhole(later, visits.shown.id)).toBe(later)
})
