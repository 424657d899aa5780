import { existsSync } from 'node:fs'

/** Debian's Chromium, or the one that `CHROMIUM` names; undefined where neither is, and Playwright takes its own. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => file !== undefined && existsSync(file),
  )
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
