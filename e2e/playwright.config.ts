import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { SHOPS } from './shops.ts'

/** Debian's Chromium, or the one that `CHROMIUM` names; where neither is, Playwright's own. */
const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => file !== undefined && existsSync(file),
)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: SHOPS.main.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Object.values(SHOPS).map(({ url, port, env }) => ({
    command: 'npx tsx scripts/build.ts && npx tsx scripts/serve.ts',
    cwd: '..',
    url,
    env: { ...env, PORT: String(port) },
    timeout: 120_000,
    reuseExistingServer: process.env['REUSE_SHOPS'] !== undefined,
  })),
})
