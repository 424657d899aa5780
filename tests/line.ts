import type { CDPSession, Page } from '@playwright/test'

/** A line: the time that each answer takes longer, in ms, and its rate, in kbit/s. */
export interface Line {
  readonly latency: number
  readonly rate: number
}

export const SLOW_4G: Line = { latency: 150, rate: 1600 }

/** Has Chromium load everything over such a line from now on. */
export async function slowDown(page: Page, { latency, rate }: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const bytes = (rate * 1000) / 8
  await session.send('Network.enable')
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes / 2 }
  await session.send('Network.emulateNetworkConditions', line)
  return session
}
