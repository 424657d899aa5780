// @vitest-environment jsdom
import fc from 'fast-check'
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isCopyDue, parseCopy } from '@shop/core/account/copyReminder.ts'
import { formatHeader } from '@shop/core/account/header.ts'
import { findTimeLeft } from '@shop/core/account/idle.ts'
import { findWait, parseTries } from '@shop/core/account/pause.ts'
import { formatPerson, parsePerson } from '@shop/core/account/person.ts'
import { anyText } from '@shop/core/fixtures/examples.ts'
import { buildExampleOrder } from '@shop/core/fixtures/orderExamples.ts'
import { EMPTY_DETAILS } from '@shop/core/order/details.ts'
import { formatDraft, formatKept } from '@shop/core/order/draft.ts'
import { addMadeOrder } from '@shop/core/order/madeOrders.ts'
import { PARTS } from '@shop/core/passport/parts.ts'
import type { RecordName } from '@shop/core/passport/passport.ts'
import * as quickOrder from '@shop/core/quickOrder/draft.ts'
import type { Kind } from '@shop/core/stored/kind.ts'
import type { StorageKey } from '@shop/core/stored/stored.ts'
import { takeDrafts } from '../account/drafts.ts'
import { readFilingChoice } from '../account/filingChoice.ts'
import { listProfiles } from '../account/profiles.ts'
import { resumeSession } from '../account/session.ts'
import { noticesStore } from '../base/notices.ts'
import { keepingStore, readKeeping } from '../offline/keeping.ts'
import { orderDraftStore, startOrderDraft } from '../order/orderDraft.ts'
import { parseTheme, THEMES } from '../page/theme.ts'
import { parseVatDisplay, VAT_DISPLAYS } from '../page/vatDisplay.ts'
import { readSelected } from '../product/readSelected.ts'
import { getText, keepTexts, listTexts } from './device.ts'
import { createKept } from './kept.ts'
import { readSession, readStored, STORAGE_KEYS } from './storage.ts'
import { nameTyped } from './tab.ts'

const ignore = () => undefined
/** The number of values tried for each key. */
const RUNS = 2000
/** Of so many, one is followed until its changes are folded. */
const FOLDED_EACH = 20
const ID = '0123456789abcdef'
let now = new Date('2026-11-23').getTime()
const PROFILE = `profile.${ID}`

interface Tried {
  /** A good text, to be damaged in every part. */
  readonly good: string
  /** Reads the stored text, good or bad, as the shop does, and goes on to the end. */
  readonly run: (isFolded: boolean) => unknown
}

const line = { slug: 'gloves', options: { Size: 'M' }, quantity: 2, note: 'for ward 4' }
const order = buildExampleOrder()
const address = { id: 'stores', organisation: '', street: 'Stores', town: 'Falmouth', postcode: 'TR11 3XX' }

/** A value that tabs share: the next change is kept after any text that was stored before. */
function tryKept(key: Exclude<RecordName, 'order.buyer'>, good: object): Tried {
  const kind = PARTS[key] as unknown as Kind<unknown>
  const value = kind.parse(JSON.parse(JSON.stringify(good))).value
  expect(value, key).not.toEqual(kind.empty)
  const open = () => createKept(key, kind, { name: 'things', entry: ['thing', 'things'] })
  return {
    good: JSON.stringify(good),
    async run(isFolded) {
      const text = getText(key)!
      keepTexts(new Map([[`${key}+0.hostile`, text]]))
      const kept = open()
      kept.read()
      kept.change(() => value)
      expect(open().read()).toEqual(kept.read())
      if (!isFolded) return
      kept.change(() => kind.empty)
      kept.change(() => value)
      await vi.advanceTimersByTimeAsync(3000)
      expect(open().read()).toEqual(value)
      // A text that a later release may have written stays as it is, and the changes wait for that release.
      if (kept.hasNewer()) return expect(getText(key)).toBe(text)
      expect([...listTexts()].filter((name) => name.startsWith(`${key}+`))).toEqual([])
    },
  }
}

/** Each key with what reads it: a key without a row here is an error of types. */
const TRIED: Readonly<Record<StorageKey | typeof PROFILE, Tried>> = {
  cart: tryKept('cart', { version: 2, lines: [line], saved: [{ ...line, slug: 'tape' }] }),
  lists: tryKept('lists', {
    version: 1,
    lists: [{ id: 'ward', name: 'Ward 3', lines: [{ slug: 'tape', options: {}, par: 4 }] }],
  }),
  orders: tryKept('orders', PARTS.orders.format(addMadeOrder([], order, [line], 7))),
  addresses: tryKept('addresses', { version: 1, addresses: [{ ...address, costCentre: 'W7' }] }),
  compared: tryKept('compared', { version: 1, slugs: ['gloves', 'tape'] }),
  'recently-viewed': tryKept('recently-viewed', { version: 1, slugs: ['gloves', 'tape'] }),
  'recent-searches': tryKept('recent-searches', { version: 1, searches: ['gloves'] }),
  'order.buyer': tryDraft(formatKept({ ...EMPTY_DETAILS, name: 'Ada' })),
  'order.draft': tryDraft(
    formatDraft({
      reference: order.reference,
      details: EMPTY_DETAILS,
      lineCentres: { gloves: 'W7' },
      isKept: true,
      isFromAccount: true,
      isUsed: true,
    }),
  ),
  'quick-order': {
    good: quickOrder.formatDraft(
      quickOrder.addLines(quickOrder.EMPTY_DRAFT, [{ code: 'A', quantity: '2', rest: [] }]).draft,
    ),
    run() {
      const draft = quickOrder.parseDraft(readSession('quick-order'))
      expect(quickOrder.parseDraft(quickOrder.formatDraft(draft))).toEqual(draft)
    },
  },
  detail: { good: JSON.stringify({ slug: 'gloves', NewPrice: '£1' }), run: readSelected },
  theme: { good: 'dark', run: () => expect(THEMES).toContain(parseTheme(readStored('theme'))) },
  vat: { good: 'ex', run: () => expect(VAT_DISPLAYS).toContain(parseVatDisplay(readStored('vat'))) },
  offline: {
    good: 'off',
    run() {
      keepingStore.set(undefined)
      readKeeping()
    },
  },
  filing: {
    good: 'off',
    run: () => expect([undefined, 'on', 'off']).toContain(readFilingChoice()),
  },
  'offered-release': { good: 'abc', run: () => readStored('offered-release') },
  person: {
    good: formatPerson({ firstName: 'Ada', lastName: '', email: '', lockMinutes: 60, isCodeKept: true }),
    run() {
      const person = parsePerson(readStored('person'))
      expect(parsePerson(formatPerson(person))).toEqual(person)
    },
  },
  copy: {
    good: JSON.stringify({ mark: '7.1', remindedAt: 7 }),
    run() {
      const copy = parseCopy(readStored('copy'))
      if (copy) isCopyDue(copy, { mark: 'now', at: Date.now() })
    },
  },
  'profile.used': {
    good: '1763884800000',
    run: () => expect(findTimeLeft(Number(readStored('profile.used')), Date.now(), 5)).toBeLessThanOrEqual(300_000),
  },
  'profile.tries': {
    good: JSON.stringify({ count: 4, at: 7 }),
    run: () => expect(findWait(parseTries(readStored('profile.tries')), Date.now())).toBeLessThanOrEqual(60_000),
  },
  'profile.open': trySession(`${ID}.token`),
  'profile.tab': {
    good: `${ID}.mhlf0000.abcdef`,
    async run() {
      const records = new Map([['order.draft+a', 'a draft']])
      await takeDrafts(ID, {
        list: () => [...records.keys()],
        get: (name) => records.get(name),
        set(name, text) {
          if (text === null) records.delete(name)
          else records.set(name, text)
        },
      })
      expect([...records]).toEqual([[nameTyped('order.draft'), 'a draft']])
    },
  },
  'profile.session': trySession(`${ID}.${'A'.repeat(43)}..token`),
  [PROFILE]: {
    good: formatHeader({
      id: ID,
      made: '2026-11-23',
      derivation: { salt: new Uint8Array(16), rounds: 600_000 },
      byPassword: 'sealed',
      byCode: 'sealed',
      shownName: 'Ada',
    }),
    run: () => expect(listProfiles().length).toBeLessThanOrEqual(1),
  },
}

function tryDraft(good: string): Tried {
  return {
    good,
    run() {
      orderDraftStore.set(undefined)
      startOrderDraft()
      expect(Object.keys(orderDraftStore.get()!.details)).toEqual(Object.keys(EMPTY_DETAILS))
    },
  }
}

/** A false session opens no account: a guest is there and sees the shop. */
function trySession(good: string): Tried {
  return { good, run: async () => expect(await resumeSession()).toBeUndefined() }
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = ignore
      close = ignore
    },
  )
  Object.defineProperty(navigator, 'locks', {
    value: { query: () => Promise.resolve({}), request: (_: string, run: () => unknown) => Promise.resolve(run()) },
    configurable: true,
  })
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every key of storage is tried', () => {
  expect(Object.keys(TRIED).sort()).toEqual([...Object.values(STORAGE_KEYS), PROFILE].sort())
})

test.each(Object.entries(TRIED))(
  `${RUNS} hostile values of %s each run to the end`,
  async (key, { good, run }) => {
    let runs = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyText,
          fc.json(),
          fc.tuple(fc.nat(80), fc.jsonValue()).map(([place, value]) => damage(good, place, value)),
          fc.nat(good.length).map((length) => good.slice(0, length)),
        ),
        async (text) => {
          localStorage.clear()
          sessionStorage.clear()
          noticesStore.set([])
          vi.clearAllTimers()
          // As much later as it takes to fold what was changed before.
          vi.setSystemTime((now += 10_000))
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text)
          keepTexts(new Map([...[...listTexts()].map((name) => [name, null] as const), [key, text]]))
          runs += 1
          await run(runs % FOLDED_EACH === 0)
        },
      ),
      { numRuns: RUNS },
    )
    expect(runs).toBe(RUNS)
  },
  120_000,
)

/** The text with another value at one of its nodes. */
function damage(good: string, place: number, value: unknown): string {
  let count = 0
  try {
    return JSON.stringify(JSON.parse(good), (_, node: unknown) => (count++ === place ? value : node)) ?? ''
  } catch {
    return good.slice(0, place) + JSON.stringify(value)
  }
}
