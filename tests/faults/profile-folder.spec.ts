import { test as base, expect, type Page } from '@playwright/test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ADA, logOut, makeAccount } from '../accounts.ts'
import { findAdd } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { visit } from '../visit.ts'
import { at, createMortalBrowser, type MortalBrowser } from './mortalBrowser.ts'

const NOTE = 'Patient Trelawny in bed nine'
const STREET = '14 Fore Street, back door'
/** The browser writes what a page has stored some five seconds after it was. */
const WRITTEN_MS = 8000

const test = base.extend<{ browserOnDisk: MortalBrowser }>({
  browserOnDisk: async ({}, use) => {
    const browser = createMortalBrowser()
    await use(browser)
    await browser.remove()
  },
})

/** The key of the account that is open, as another tab of it is given it. */
function askForKey(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel('profile')
        channel.onmessage = ({ data }: MessageEvent<{ session?: string }>) => {
          if (data.session) resolve(data.session.split('.')[1]!)
        }
        channel.postMessage({ ask: true })
      }),
  )
}

/** Every file of the folder in which any of the bytes stand. */
function findBytes(folder: string, wanted: readonly Buffer[]): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .filter((name) => {
      const bytes = readFileSync(path.join(folder, name))
      return wanted.some((one) => bytes.includes(one))
    })
}

/** A text as a browser may write it. */
function inBytes(text: string): Buffer[] {
  return [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]
}

test('nothing of an account stands in the browser’s folder once the person has logged out', async ({
  browserOnDisk,
}) => {
  const page = await browserOnDisk.start()
  await makeAccount(page, ADA, at('/signup'))
  const key = await askForKey(page)
  expect(key).toHaveLength(43)
  await visit(page, at(PLAIN.list))
  await findAdd(page, PLAIN).click()
  await visit(page, at('/order'))
  await page.getByLabel('Note (optional)', { exact: true }).fill(NOTE)
  await page.getByLabel('Department, building and street', { exact: true }).fill(STREET)
  // The page's form is written as it is left.
  await visit(page, at('/cart'))
  await visit(page, at('/order'))
  await expect(page.getByLabel('Note (optional)', { exact: true })).toHaveValue(NOTE)
  await page.waitForTimeout(WRITTEN_MS)
  await logOut(page)
  await page.waitForTimeout(WRITTEN_MS)
  await browserOnDisk.close()
  const secrets = {
    'the key': [...inBytes(key), Buffer.from(key, 'base64url')],
    'the password': inBytes(ADA.password),
    'what was noted': inBytes(NOTE),
    'where it goes': inBytes(STREET),
  }
  for (const [name, bytes] of Object.entries(secrets)) expect(findBytes(browserOnDisk.folder, bytes), name).toEqual([])
  // The search finds what is there: the name of the account's record.
  expect(findBytes(browserOnDisk.folder, inBytes('profile.')).length).toBeGreaterThan(0)
})
