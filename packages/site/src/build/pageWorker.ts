/** Renders pages and compresses files in a thread of its own, one after the other (`workers.ts`). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { BEST_QUALITY, QUICK_QUALITY, writeCompressed } from './compress.ts'
import { type PageInput, type Renderer, type WriteJob, writePage } from './pages.ts'

const input = workerData as PageInput
setMoney(buildMoney(input.shop.money))
const renderer = (await import(pathToFileURL(input.serverFile).href)) as Renderer

let last = Promise.resolve()
parentPort?.on('message', (job: WriteJob) => {
  // A failure here reaches the build as an error of this worker.
  last = last.then(async () => parentPort?.postMessage(await write(job)))
})

/** Returns the files written, relative to the built shop. */
async function write(job: WriteJob): Promise<string[]> {
  if ('page' in job) return writePage(job, input, renderer)
  const file = path.join(input.outDir, job.file)
  // No visit loads what only programs read.
  const quality = /\.(csv|md|xml)$/.test(file) ? QUICK_QUALITY : BEST_QUALITY
  return writeCompressed(file, readFileSync(file), quality).map((ending) => job.file + ending)
}
