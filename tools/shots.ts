/**
 * Takes the README's pictures of the built shop, into `docs/pictures/`, and those of its manifest:
 * `node tools/run.mjs tools/shots.ts`.
 */
import { chromium, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { serveShop } from '@shop/site/serve/server.ts'
import { CHROMIUM_FLAGS, findChromium } from './browser.ts'

async function takeShot(page: Page, name: string, quality = 80): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality })
    .toFile(path.resolve(`${name}.webp`))
  console.log(`${name}.webp`)
}

/** Pictures shown before the shop is installed; small, since the shop carries them. */
const MANIFEST_QUALITY = 50

mkdirSync('docs/pictures', { recursive: true })
const { url, server } = await serveShop(path.resolve('dist'), '/')
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
const desk = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' })
await desk.goto(`${url}littmann-monitoring-stethoscopes`)
await takeShot(desk, 'docs/pictures/category')
await desk.setViewportSize({ width: 1280, height: 800 })
await takeShot(desk, 'shops/penhallow/screenshot-wide', MANIFEST_QUALITY)
const phone = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
})
await phone.goto(`${url}detail/littmann-classic-iii-navy`)
await takeShot(phone, 'docs/pictures/detail-phone-dark')
await phone.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
await takeShot(phone, 'shops/penhallow/screenshot-narrow', MANIFEST_QUALITY)
await browser.close()
server.close()
