/** `npm run shots`: takes the README's pictures of the built shop, into `docs/pictures/`. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts'
import { serveShop } from '../serve/server.ts'

const folder = path.resolve('docs/pictures')

async function takeShot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
  console.log(`docs/pictures/${name}.webp`)
}

mkdirSync(folder, { recursive: true })
const { url, server } = await serveShop(path.resolve('dist'), '/')
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
const desk = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' })
await desk.goto(`${url}littmann-monitoring-stethoscopes`)
await takeShot(desk, 'category')
const phone = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
  colorScheme: 'dark',
})
await phone.goto(`${url}detail/littmann-classic-iii-navy`)
await takeShot(phone, 'detail-phone-dark')
await browser.close()
server.close()
