import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { isDemonstration } from '@shop/shop-files/folder/shopFolder.ts'
import { CHROMIUM_FLAGS, findTestBrowser } from '../tools/browser.ts'
import { SHOPS } from './shops.ts'

const executablePath = findTestBrowser()
/** The tests that press on the demonstration's goods, and the shops that only they need. */
const ITS_TESTS = ['faults/**', 'journeys/**']
const ITS_SHOPS = ['underPath', 'quirks']
const shops = Object.entries(SHOPS).filter(([name]) => isDemonstration() || !ITS_SHOPS.includes(name))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: isDemonstration() ? [] : ITS_TESTS,
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // More than processors: a page that fades, settles or types leaves them free.
  workers: 2 * availableParallelism(),
  // Nothing here measures time: a slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: SHOPS.main.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // The pages without a worker; journeys/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: shops.map(([, { url, port, env }]) => ({
    command: 'npx tsx packages/site/src/build/build.ts && npx tsx packages/site/src/serve/serve.ts',
    cwd: '..',
    url,
    env: { ...env, PORT: String(port) },
    timeout: 120_000,
    reuseExistingServer: process.env.REUSE_SHOPS !== undefined,
  })),
})
