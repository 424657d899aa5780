import { chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { CHROMIUM_FLAGS, findTestBrowser } from '../../tools/browser.ts'
import { saveData } from '../keptShop.ts'
import { SHOPS } from '../shops.ts'

/** A browser with a profile folder of its own, which can be killed and started again. */
export interface MortalBrowser {
  readonly folder: string
  /** Starts it on its folder. */
  readonly start: () => Promise<Page>
  /** Kills it with all its processes, as a power cut does: nothing is asked to write anything. */
  readonly kill: () => Promise<void>
  /** Closes it properly, as its own button does. */
  readonly close: () => Promise<void>
  /** Kills it and deletes its folder. */
  readonly remove: () => Promise<void>
}

export function createMortalBrowser(): MortalBrowser {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-of-faults-'))
  let end: () => Promise<void> = () => Promise.resolve()
  let quit = end
  return {
    folder,
    async start() {
      const flags = [...CHROMIUM_FLAGS, '--headless', `--user-data-dir=${folder}`, '--remote-debugging-port=0']
      const program = spawn(findTestBrowser() ?? chromium.executablePath(), flags, {
        // A group of its own, so that all its processes can be killed at once.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const hasEnded = new Promise((resolve) => program.once('exit', resolve))
      end = async () => {
        end = () => Promise.resolve()
        process.kill(-program.pid!, 'SIGKILL')
        await hasEnded
      }
      const browser = await chromium.connectOverCDP(await readAddress(program.stderr))
      quit = async () => {
        end = () => Promise.resolve()
        await (await browser.newBrowserCDPSession()).send('Browser.close')
        await hasEnded
      }
      const [context] = browser.contexts()
      const page = await context!.newPage()
      await saveData(page)
      return page
    },
    kill: () => end(),
    close: () => quit(),
    async remove() {
      await end()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The address at which the browser can be driven, from its output. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /ws:\S+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('The browser has not started.')
}

/** The address of a page of the shop, for a page that has no address to begin with. */
export const at = (address: string) => new URL(address, SHOPS.main.url).href
