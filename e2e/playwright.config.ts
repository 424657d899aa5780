import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestBrowser } from '../scripts/browser.ts'
import { SHOPS } from './shops.ts'

const executablePath = findTestBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // More than processors: a page that fades, settles or types leaves them free.
  workers: 2 * availableParallelism(),
  timeout: 60_000,
  // Nothing here measures time: a slow machine is no failure.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: SHOPS.main.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What the pages do without one; journeys/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: Object.values(SHOPS).map(({ url, port, env }) => ({
    command: 'npx tsx scripts/build/build.ts && npx tsx scripts/serve/serve.ts',
    cwd: '..',
    url,
    env: { ...env, PORT: String(port) },
    timeout: 120_000,
    reuseExistingServer: process.env['REUSE_SHOPS'] !== undefined,
  })),
})
