import { flushSync } from 'react-dom'
import { BASE } from '../state/page/base.ts'
import { readAddress } from '../state/page/readAddress.ts'
import { changeAddress, readPath, watchAddress } from '../state/page/windowAddress.ts'
import { whenNothingIsAwaited } from '../ui/idleLoads.ts'
import { followPlainly, isLeaving, leavePage, stay } from './leavePage.ts'
import { findReadyPage, loadPage, type ReadyPage } from './loadPage.tsx'
import {
  changeSearch,
  forgetNext,
  isKeepable,
  prepareVisit,
  showAgain,
  showKept,
  showNew,
  type Visit,
  type Visits,
} from './visits.ts'

/** The pages that are drawn, and how they change; undefined until the shop has taken over. */
interface Drawn {
  readonly visits: Visits
  readonly change: (edit: (visits: Visits) => Visits) => void
}
let drawn: Drawn | undefined

/**
 * Counts what has been asked for: of two links whose pages are being loaded only the one pressed last is followed, and
 * neither once the visitor has gone back.
 */
let asked = 0
/** Counts requests to prepare a page: of several that had to wait, only the last is prepared. */
let prepared = 0
/** True while a link is being followed; Back, Forward, fragments and a changed query are no moves. */
let isMoving = false

export function setDrawn(now: Drawn | undefined): void {
  drawn = now
}

export function isBeingMoved(): boolean {
  return isMoving
}

/**
 * Leads to an address of the shop, relative to where it is published. A page whose code and data are here is drawn in place,
 * in one step; any other is followed as a plain page, which is there sooner.
 */
export function navigate(to: string, { replace = false } = {}): void {
  const ask = ++asked
  const target = resolve(to)
  const path = trimToPath(target)
  const follow = (page: ReadyPage) => {
    // Not the path that was asked for where that has moved.
    const address = BASE + page.path + target.slice(path.length)
    // Like the browser's own: a link to where one is makes no step of history.
    const isHere = address === location.pathname + location.search + location.hash
    move(page, () => changeAddress(address, { replace: replace || isHere }))
  }
  // While a plain page is loading, one drawn in place would be replaced by it.
  const page = isLeaving ? undefined : (findDrawn(path)?.page ?? findReadyPage(path))
  if (page) return follow(page)
  const followAsPage = () => {
    // Back may restore this page exactly as it was left.
    closePopovers()
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    followPlainly(BASE + target, replace)
  }
  void leavePage().then((isKept) => {
    if (ask !== asked) return
    if (isKept) return followAsPage()
    // Something would be lost with this page, so the next one is drawn in it. If a file fails to load, the browser reports it.
    loadPage(path).then(
      (page) => ask === asked && follow(page),
      () => ask === asked && followAsPage(),
    )
  })
}

/**
 * Loads the page that a link leads to, and draws one of goods out of sight, so that it can be seen at once when the link is
 * pressed.
 */
export async function prepare(to: string): Promise<void> {
  const target = resolve(to)
  const path = trimToPath(target)
  if (!drawn || findDrawn(path)) return
  const preparing = ++prepared
  await whenNothingIsAwaited()
  if (preparing !== prepared || findDrawn(path)) return
  const page = findReadyPage(path) ?? (await loadPage(path))
  if (isKeepable(path)) drawn?.change((visits) => prepareVisit(visits, page, target.slice(path.length)))
}

/** Typing may change the start of a prepared page. */
export function forgetPrepared(): void {
  drawn?.change(forgetNext)
}

/** The page at this path, where it is seen or prepared. */
function findDrawn(path: string): Visit | undefined {
  return [drawn?.visits.shown, drawn?.visits.next].find((visit) => visit?.address.path === path)
}

/** The address that one which has moved leads to; any other as it is. */
function resolve(to: string): string {
  const own = to || '/'
  const address = readAddress(trimToPath(own))
  return address.page === 'moved' ? address.to : own
}

function trimToPath(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** Changes the page at once and begins it at its top. */
function move(page: ReadyPage, change: () => void): void {
  isMoving = true
  try {
    flushSync(() => {
      change()
      const { search } = location
      drawn?.change((visits) =>
        visits.shown.address.path === page.path ? changeSearch(visits, search) : showNew(visits, page, search),
      )
      // Before the new page is drawn, while the height of the old one is known: it costs no second layout.
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
  } finally {
    isMoving = false
  }
  closePopovers()
  const main = document.getElementById('main')
  if (!main) return
  // A further page of a listing begins where its list does.
  main.querySelector('[data-reading-start]')?.scrollIntoView({ behavior: 'instant' })
  focusBeginning(main)
}

/** The part that is read first on a page has the focus after a move; the page is not scrolled. */
export function focusBeginning(main: HTMLElement): void {
  const beginning = main.querySelector<HTMLElement>('[data-reading-start]') ?? main.querySelector('h1') ?? main
  beginning.focus({ preventScroll: true })
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
}

/** Follows the history and changes of the query. Returns the way to stop. */
export function followHistory(): () => void {
  // Back and Forward give up a move that is still being loaded, and close what is open.
  const handleStep = () => {
    asked += 1
    stay()
    closePopovers()
  }
  // Before the address is followed, which may load a page.
  addEventListener('popstate', handleStep)
  addEventListener('pageshow', stay)
  const stop = watchAddress(followAddress)
  followAddress()
  return () => {
    removeEventListener('popstate', handleStep)
    removeEventListener('pageshow', stay)
    stop()
  }
}

function followAddress(): void {
  if (isMoving || !drawn) return
  const { visits, change } = drawn
  const { search } = location
  const path = readPath()
  if (path === visits.shown.address.path) return change((visits) => changeSearch(visits, search))
  if (showKept(visits, { path, search })) return change((visits) => showKept(visits, { path, search }) ?? visits)
  const show = (page: ReadyPage) => change((visits) => showAgain(visits, page, search))
  const page = findReadyPage(path)
  if (page) return show(page)
  const ask = asked
  loadPage(path).then(
    (page) => {
      if (ask !== asked) return
      if (page.path === path) show(page)
      else changeAddress(BASE + page.path + search, { replace: true })
    },
    () => location.reload(),
  )
}
