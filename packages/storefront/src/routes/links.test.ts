// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findLink, followLinks } from './links.ts'
import { forgetPrepared, navigate, prepare } from './navigation.ts'

vi.mock('./navigation.ts', () => ({ navigate: vi.fn(), forgetPrepared: vi.fn(), prepare: vi.fn() }))

let stop = () => undefined as void
beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.mocked(prepare).mockResolvedValue()
  stop = followLinks()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function press(markup: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = markup
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  document.body.querySelector('b')!.dispatchEvent(event)
  return event
}
const readFollowed = () => vi.mocked(navigate).mock.calls

test.each([
  ['<a href="/scrubs"><b>Scrubs</b></a>', '/scrubs', false],
  ['<a href="/search?q=50%25+more"><b>Search</b></a>', '/search?q=50%25+more', false],
  ['<a href="/detail/x" data-replace=""><b>Everything</b></a>', '/detail/x', true],
])('%s is followed', (markup, to, replace) => {
  expect(press(markup).defaultPrevented).toBe(true)
  expect(readFollowed()).toEqual([[to, { replace }]])
})

test.each([
  '<b>no link</b>',
  '<a><b>no address</b></a>',
  '<a href="#totals"><b>a place on the page</b></a>',
  '<a href="/cart#totals"><b>a place on another</b></a>',
  '<a href="https://other.example/scrubs"><b>elsewhere</b></a>',
  '<a href="mailto:a@b.example"><b>mail</b></a>',
  '<a href="tel:0800"><b>telephone</b></a>',
  '<a href="/scrubs" target="_blank"><b>new tab</b></a>',
  '<a href="/order.csv" download><b>file</b></a>',
])('%s is the browser’s', (markup) => {
  // jsdom cannot leave the page.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(markup)
  expect(readFollowed()).toEqual([])
})

describe('a press is the browser’s', () => {
  test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'with %j',
    (init) => {
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      press('<a href="/scrubs"><b>Scrubs</b></a>', init)
      expect(readFollowed()).toEqual([])
    },
  )

  test('where the page has dealt with it', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press('<a href="/scrubs"><b>Scrubs</b></a>')
    expect(readFollowed()).toEqual([])
  })
})

describe('the page of a link', () => {
  const send = (...types: string[]) => {
    document.body.innerHTML = '<a href="/scrubs?page=2"><b>Scrubs</b></a>'
    for (const type of types) document.querySelector('b')!.dispatchEvent(new Event(type, { bubbles: true }))
    vi.runAllTimers()
  }

  test.each(['pointerover', 'pointerdown', 'focusin'])('is prepared once after %s', (type) => {
    send(type, type)
    expect(vi.mocked(prepare).mock.calls).toEqual([['/scrubs?page=2']])
  })

  test('is not prepared where a finger begins to scroll', () => {
    send('pointerover', 'pointerdown', 'pointercancel')
    expect(prepare).not.toHaveBeenCalled()
  })

  test('is given up where something is typed', () => {
    send('input')
    expect(forgetPrepared).toHaveBeenCalledOnce()
  })
})

test('under a path, a link beside the shop is the browser’s', async () => {
  vi.resetModules()
  vi.doMock('../state/page/base.ts', () => ({ BASE: '/shop' }))
  const { findLink: find } = await import('./links.ts')
  document.body.innerHTML = '<a href="/shop/scrubs">in</a><a href="/shop">home</a><a href="/shops/x">beside</a>'
  expect([...document.querySelectorAll('a')].map((link) => find(link) !== undefined)).toEqual([true, true, false])
  expect(findLink(document.querySelector('a'))).toBeDefined()
})
