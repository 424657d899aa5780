import type { Page } from '@playwright/test'

/**
 * Puts recorders in the place of everything by which a page can call someone, before any script of it runs, and
 * returns the list to which each call is added, over reloads too. Call before the page is opened.
 */
export async function recordCalls(page: Page): Promise<readonly string[]> {
  const calls: string[] = []
  await page.exposeBinding('recordCall', (_source, call: string) => void calls.push(call))
  await page.addInitScript(() => {
    const { recordCall } = window as unknown as { recordCall: (call: string) => void }
    window.fetch = (input) => {
      recordCall(`fetch ${input instanceof Request ? input.url : String(input)}`)
      return Promise.reject(new TypeError('recorded'))
    }
    navigator.sendBeacon = (url) => {
      recordCall(`sendBeacon ${String(url)}`)
      return false
    }
    for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource']) {
      const recorder = function (...details: unknown[]) {
        recordCall([name, ...details].join(' '))
      }
      Object.defineProperty(window, name, { value: recorder })
    }
  })
  return calls
}
