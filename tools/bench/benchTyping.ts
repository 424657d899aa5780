import type { Browser, Page } from '@playwright/test'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { growCatalogue } from '@shop/core/fixtures/manyProducts.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { formatModule } from '@shop/site/build/data.ts'
import { writeFile } from '@shop/site/build/pages.ts'
import { buildSearchData } from '@shop/site/build/searchData.ts'
import { serveShop } from '@shop/site/serve/server.ts'
import type { Bench } from './bench.ts'
import { readSearchQueries } from './searchQueries.ts'
import { formatTable, type Row } from './table.ts'
import { KEY_EVERY_MS } from './timeSuggestions.ts'

const SIZES = [5_000, 50_000]
/** One in this many of the recorded queries is typed. */
const STRIDE = 8
/** Until the answer to the last keystroke has been drawn. */
const SETTLE_MS = 400
const FRAME_MS = 1000 / 60
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
const COLLECTIONS = ['MajorGC', 'MinorGC']

/** Types recorded queries into the built shop with a larger catalogue in it; gives the report's section. */
export async function measureTyping({ browser, outDir }: Bench): Promise<string> {
  const rows: Row[] = [
    ['products', 'keystrokes', 'longest ms', 'tasks of more than 16 ms', 'of these garbage collection'],
  ]
  for (const size of SIZES) rows.push(await measureSize(browser, outDir, size))
  return `What the page's own thread does while someone types, read off a trace: at 60 frames a second a task of more than 16 ms makes a frame late.

${formatTable(rows)}`
}

async function measureSize(browser: Browser, outDir: string, size: number): Promise<Row> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penhallow-bench-'))
  try {
    cpSync(outDir, folder, { recursive: true })
    await growBuiltSearch(folder, size)
    return await typeInto(browser, folder, size)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function typeInto(browser: Browser, folder: string, size: number): Promise<Row> {
  const { url, server } = await serveShop(folder, '/')
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await type(page, 'gloves')
    await page.getByRole('listbox').waitFor({ timeout: 60_000 })
    await browser.startTracing(page, { categories: CATEGORIES })
    const queries = readSearchQueries().filter((_, index) => index % STRIDE === 0)
    for (const { query } of queries) await type(page, query)
    const tasks = readTasks(await browser.stopTracing())
    const keystrokes = queries.reduce((sum, { query }) => sum + query.length, 0)
    const longest = tasks.reduce((most, { ms }) => Math.max(most, ms), 0)
    const late = tasks.filter(({ ms }) => ms > FRAME_MS)
    const collecting = late.filter(({ ms, collectingMs }) => ms - collectingMs <= FRAME_MS)
    return [size, keystrokes, longest.toFixed(1), late.length, collecting.length]
  } finally {
    await page.close()
    server.close()
  }
}

/** Replaces the built search with that of the grown catalogue; every other file stays as built. */
async function growBuiltSearch(folder: string, size: number): Promise<void> {
  const data = path.join(folder, 'data')
  const own = path.join(data, readdirSync(data)[0]!)
  rmSync(path.join(own, 'search'), { recursive: true })
  const { catalogue, synonyms, kinds } = loadShop()
  for (const [name, file] of await buildSearchData({ catalogue: growCatalogue(catalogue, size), synonyms, kinds }))
    writeFile(path.join(own, name), formatModule(file))
}

async function type(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search by name, brand or SKU' })
  await field.fill('')
  await field.pressSequentially(query, { delay: KEY_EVERY_MS })
  await page.waitForTimeout(SETTLE_MS)
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** In µs, as the duration. */
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

interface Task {
  readonly ms: number
  /** The part of it that was the browser's garbage collection. */
  readonly collectingMs: number
}

function readTasks(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const nameThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(nameThread),
  )
  const onMain = traceEvents.filter((event) => mains.has(nameThread(event)))
  const collections = onMain.filter(({ name }) => COLLECTIONS.includes(name))
  return onMain
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0 }) => {
      const own = collections.filter((event) => event.ts >= ts && event.ts < ts + dur)
      return { ms: dur / 1000, collectingMs: own.reduce((sum, event) => sum + (event.dur ?? 0), 0) / 1000 }
    })
}
