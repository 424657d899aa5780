import { existsSync } from 'node:fs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same browser without windows, as Playwright's own download is: a page takes it a third less work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium, or the one that `CHROMIUM` names; undefined where neither is, and Playwright takes its own. */
export function findChromium(): string | undefined {
  return findFirst([process.env.CHROMIUM, ...CHROMIUM])
}

/** The browser of the tests: see `findChromium`. */
export function findTestBrowser(): string | undefined {
  return findFirst([process.env.CHROMIUM, HEADLESS_SHELL, ...CHROMIUM])
}

/** Debian's Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  return findFirst(['/usr/bin/firefox-esr', '/usr/bin/firefox'])
}

function findFirst(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && existsSync(file))
}

/** Chromium as tests, benchmarks and screenshots start it: no call home, no sandbox that a container lacks. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
