import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetBuilds } from '@shop/site/build/buildCache.ts'
import { listFiles } from '@shop/site/build/record.ts'

/** Writes the sample shop as one in euros that shows prices with VAT alone. */
function writeShop(folder: string): void {
  cpSync('shops/starter', folder, { recursive: true })
  const file = path.join(folder, 'shop.json')
  const shop = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const money = { currency: 'EUR', locale: 'en-IE', vatRates: [0, 13.5, 20], showExVat: false }
  writeFileSync(file, JSON.stringify({ ...shop, money }))
  const products = path.join(folder, 'products')
  for (const name of readdirSync(products)) {
    const place = path.join(products, name)
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll('£', '€'))
  }
}

test('no page and no file of a shop in euros speaks of pounds, nor of prices without VAT where it shows none', async () => {
  test.setTimeout(300_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'money-'))
  const outDir = path.join(folder, 'dist')
  try {
    const shop = path.join(folder, 'shop')
    writeShop(shop)
    const env = { ...process.env, SHOP: shop, SHOP_URL: 'https://my-shop.example/', OUT_DIR: outDir }
    const child = spawn('npx', ['tsx', 'packages/site/src/build/build.ts'], { env, stdio: 'inherit' })
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
    const files = listFiles(outDir).filter((name) => /\.(html|json|xml|csv|md|txt|webmanifest)$/.test(name))
    expect(files).toContain('detail/oven-glove.html')
    for (const name of files) expect(readFileSync(path.join(outDir, name), 'utf8'), name).not.toMatch(/£|GBP|ex\. ?VAT/)
    const page = readFileSync(path.join(outDir, 'detail/oven-glove.html'), 'utf8')
    expect(page).toContain('<html lang="en-IE"')
    expect(page).toContain('€8.40')
    expect(page).not.toContain('€7.00')
    expect(page).toContain('"priceCurrency":"EUR"')
  } finally {
    rmSync(folder, { recursive: true, force: true })
    forgetBuilds(outDir)
  }
})
