import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CART_KIND } from '../cart/storedCart.ts'
import { format, KIND, LATER_KIND } from '../fixtures/slugLists.ts'
import type { Kind } from './kind.ts'
import { createLog, type Slugs } from './log.ts'

const later = (...slugs: string[]) => JSON.stringify({ version: 2, slugs, isLater: true })
const laterChange = (...slugs: string[]) => `{"from":${later()},"to":${later(...slugs)}}`
const RENAMED = new Map([['old', 'new']])

/** A storage, and how tabs open a value in it. */
function createStorage(texts: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(texts))
  const readText = (name: string) => stored.get(name) ?? null
  let made = 0

  function openTab<T>(kind: Kind<T>) {
    const unread: [string, number][] = []
    const log = createLog('compared', kind, readText, (...text) => unread.push(text))
    let slugs: Slugs = new Map()
    const tab = {
      ...log,
      unread,
      read() {
        const names = [...stored.keys()].filter((name) => name.startsWith('compared+')).sort()
        return log.read(names, slugs)
      },
      change(edit: (value: T) => T) {
        const name = `compared+${String((made += 1)).padStart(6, '0')}`
        stored.set(name, log.add(name, edit(tab.read())))
        return tab.read()
      },
      foldAll() {
        tab.read()
        if (!log.isUnfolded()) return
        const [expected, texts] = log.fold()
        for (const [name, text] of expected) expect(readText(name)).toBe(text)
        for (const [name, text] of texts)
          if (text === null) stored.delete(name)
          else stored.set(name, text)
      },
      learn() {
        slugs = RENAMED
        return tab.read()
      },
    }
    return tab
  }

  const open = (kind = KIND) => {
    const tab = openTab(kind)
    return { ...tab, add: (slug: string) => tab.change((slugs) => [...slugs, slug]) }
  }
  return { stored, open, openTab, readAll: () => Object.fromEntries(stored) }
}

test('changes and folds of three tabs, one of which is opened again and again, lose nothing in any order', () => {
  const anyAct = fc.tuple(fc.nat(2), fc.constantFrom('add', 'add', 'read', 'foldAll', 'open'))
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
      const { open, readAll } = createStorage()
      const tabs = [open(), open(), open()]
      const added: string[] = []
      for (const [at, act] of acts)
        if (act === 'open') tabs[at] = open()
        else if (act === 'add') {
          added.push(`p${added.length}`)
          tabs[at]!.add(added.at(-1)!)
        } else tabs[at]![act]()
      for (const tab of [...tabs, open()]) expect(tab.read()).toEqual(added)
      tabs[0]!.foldAll()
      expect(readAll()).toEqual(added.length > 0 ? { compared: format(...added) } : {})
      for (const tab of tabs) expect(tab.read()).toEqual(added)
    }),
  )
})

test('a change that comes with an earlier name than those read is applied in its place', () => {
  const { stored, open } = createStorage()
  const tab = open()
  tab.add('b')
  stored.set('compared+0', `{"from":${format()},"to":${format('a')}}`)
  expect(tab.read()).toEqual(['a', 'b'])
})

describe('a damaged text', () => {
  test('is handed on once, and what is good of a first one is kept', () => {
    const { open, readAll } = createStorage({ compared: format('a', 7), 'compared+0': '{' })
    const tab = open()
    expect(tab.read()).toEqual(['a'])
    tab.read()
    expect(tab.unread).toEqual([
      [format('a', 7), 1],
      ['{', 1],
    ])
    tab.foldAll()
    expect(readAll()).toEqual({ compared: format('a') })
  })

  test('takes the place of nothing that was read before', () => {
    const { stored, open, readAll } = createStorage({ compared: format('a') })
    const tab = open()
    tab.read()
    stored.set('compared', 'damaged')
    tab.foldAll()
    expect(readAll()).toEqual({ compared: format('a') })
    stored.set('compared', 'damaged again')
    expect(tab.add('b')).toEqual(['a', 'b'])
    tab.foldAll()
    expect(readAll()).toEqual({ compared: format('a', 'b') })
  })
})

describe('what a later release has kept', () => {
  test('stays as it is beside the changes of this one, and nothing of it is damaged', () => {
    const { open, readAll } = createStorage({ compared: later('a') })
    const tab = open()
    expect(tab.add('b')).toEqual(['b'])
    expect(tab.hasNewer()).toBe(true)
    expect(tab.unread).toEqual([])
    const before = readAll()
    tab.foldAll()
    expect(readAll()).toEqual(before)
    open(LATER_KIND).foldAll()
    expect(readAll()).toEqual({ compared: later('a', 'b') })
  })

  test('is a change that waits for that release, and others with it', () => {
    const { open, readAll } = createStorage({ compared: format('a'), 'compared+0': laterChange('b') })
    const tab = open()
    expect(tab.add('c')).toEqual(['a', 'c'])
    tab.foldAll()
    expect(readAll()).toMatchObject({ compared: format('a'), 'compared+0': laterChange('b') })
    open(LATER_KIND).foldAll()
    expect(readAll()).toEqual({ compared: later('a', 'b', 'c') })
  })

  test('holds no change of this tab once this release can read the value again', () => {
    const { stored, open } = createStorage()
    const tab = open()
    tab.add('b')
    stored.set('compared', later('a', 'b'))
    expect(tab.read()).toEqual(['b'])
    stored.set('compared', format('a'))
    expect(tab.read()).toEqual(['a', 'b'])
  })

  test('leaves a change of this tab counted once, folded or not, and gone with all else where storage is cleared', () => {
    const line = { slug: 'gloves', options: {}, quantity: 2 }
    const { stored, openTab } = createStorage()
    const tab = openTab(CART_KIND)
    tab.change((cart) => ({ ...cart, lines: [line] }))
    for (const text of ['{"version":3,"lines":[]}', '{"version":3,"lines":[],"isLater":true}']) {
      stored.set('compared', text)
      expect(tab.read().lines).toEqual([line])
    }
    const more = { ...line, quantity: 3 }
    expect(tab.change((cart) => ({ ...cart, lines: [more] })).lines).toEqual([more])
    stored.clear()
    expect(tab.read().lines).toEqual([])
    expect(tab.hasNewer()).toBe(false)
  })
})

describe('a slug that has changed', () => {
  test('is the new one in what was read before, and in storage from the next fold on', () => {
    const { open, readAll } = createStorage({ compared: format('old', 'a') })
    const tab = open()
    expect(tab.add('b')).toEqual(['old', 'a', 'b'])
    expect(tab.learn()).toEqual(['new', 'a', 'b'])
    tab.foldAll()
    expect(readAll()).toEqual({ compared: format('new', 'a', 'b') })
  })

  test('is the new one in a change that was read before, and beside a later release’s value', () => {
    const { stored, open } = createStorage()
    const [one, other] = [open(), open()]
    expect(one.add('old')).toEqual(['old'])
    other.read()
    expect(one.learn()).toEqual(['new'])
    stored.set('compared', later('x'))
    expect(other.learn()).toEqual(['new'])
  })

  test('is removed for a tab of the release before, too, which knows only the old one and folds it', () => {
    const { open, readAll } = createStorage({ compared: format('old', 'a') })
    const [before, tab] = [open(), open()]
    before.read()
    tab.learn()
    tab.change((slugs) => slugs.filter((slug) => slug !== 'new'))
    expect(before.read()).toEqual(['a'])
    before.foldAll()
    expect(readAll()).toEqual({ compared: format('a') })
  })

  test('is not named by an addition beside it', () => {
    const { stored, open } = createStorage({ compared: format('old', 'a') })
    const tab = open()
    tab.learn()
    tab.add('b')
    expect(stored.get('compared+000001')).toBe(`{"from":${format()},"to":${format('b')}}`)
  })
})
