import { useEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { readAddress } from '../shop/frame/readAddress.ts'
import { BASE } from '../state/page/base.ts'
import { revealOnScroll } from '../ui/revealOnScroll.ts'
import { findReadyPage, loadPage } from './loadPage.tsx'

/**
 * Counts what has been asked for: of two links whose pages are being loaded only the one pressed last is followed, and
 * neither once the visitor has gone back.
 */
let asked = 0
/** True while a link is being followed; Back, Forward, fragments and a changed query are no moves. */
let isMoving = false

/** Waits for what the next page needs, then changes to it in one step, so that no page is ever seen half ready. */
export const followWhenReady: AroundNavHandler = (navigate, to, options) => {
  const ask = ++asked
  // The router hands over the whole address, with the base.
  const own = to.slice(BASE.length) || '/'
  const address = readAddress(trimToPath(own))
  const target = address.page === 'moved' ? address.to : own
  const follow = () => {
    // Like the browser's own: a link to where one is makes no step of history.
    const isHere = BASE + target === location.pathname + location.search + location.hash
    move(() => navigate(BASE + target, isHere ? { ...options, replace: true } : options))
  }
  const path = trimToPath(target)
  if (findReadyPage(path)) return follow()
  // A file that cannot be loaded, after a new release or without a connection, is the browser's to report.
  loadPage(path).then(
    () => ask === asked && follow(),
    () => ask === asked && location.assign(BASE + target),
  )
}

function trimToPath(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** Changes the page at once and begins it at its top. */
function move(navigate: () => void): void {
  isMoving = true
  try {
    flushSync(() => {
      navigate()
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
  reveal(main)
}

/** What is read first on a page has the focus after a move; the page is not scrolled. */
function focusBeginning(main: HTMLElement): void {
  const beginning = main.querySelector<HTMLElement>('[data-reading-start]') ?? main.querySelector('h1') ?? main
  beginning.focus({ preventScroll: true })
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
}

let stopRevealing: () => void = () => undefined

/** What stands below the screen of a new page fades in. */
function reveal(main: HTMLElement): void {
  stopRevealing()
  stopRevealing = revealOnScroll(main)
}

/**
 * Follows the history. Back and Forward give up a move that is still being loaded, close what is open and put the focus
 * on the page that they lead to, at the height that the browser restores; nothing of it fades in a second time. A page
 * of which only the query changes, by a filter or by Back over one, keeps its focus.
 */
export function useHistoryMoves(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const giveUp = () => {
      asked += 1
      closePopovers()
    }
    addEventListener('popstate', giveUp)
    return () => removeEventListener('popstate', giveUp)
  }, [])
  useEffect(() => {
    const isFirst = shown.current === undefined
    shown.current = path
    if (!main.current || isMoving) return
    if (isFirst) return reveal(main.current)
    stopRevealing()
    focusBeginning(main.current)
  }, [main, path])
}
