import type { Page } from '@playwright/test'

/** The types of file that a page may ask its host for. Anything else is a network call (rulings, no network call). */
const ALLOWED_TYPES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest', 'other']

/** Collects what a page must never do: calls, third parties, policy violations, errors. */
export function watchPage(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === origin || request.url().startsWith('data:')
    if (!isOurs || !ALLOWED_TYPES.includes(request.resourceType()))
      problems.push(`asked for ${request.resourceType()} ${request.url()}`)
  })
  page.on('websocket', (socket) => problems.push(`opened a socket to ${socket.url()}`))
  page.on('pageerror', ({ message }) => {
    // Chromium's own: it gives up the transition to or from a page that is left at once.
    if (!message.startsWith('Transition was ')) problems.push(`threw ${message}`)
  })
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Playwright says so on every page, since the configuration asks for it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // The browser itself reports the 404 of a page that is meant not to be found.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return
    // Chromium's message about a header that counts over https alone (tests/faults/insecure.spec.ts).
    if (message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored')) return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  return problems
}
