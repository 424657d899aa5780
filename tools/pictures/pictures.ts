/**
 * Renders every picture whose script or parameters have changed and that no photograph replaces, and writes it in the
 * widths and formats that the page asks for. It may be stopped at any time: it resumes.
 * `node tools/run.mjs tools/pictures/pictures.ts`; words after it render only pictures whose names hold one of them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { readCatalogueFiles, UNREADABLE } from '@shop/shop-files/check/catalogueFiles.ts'
import { listPictureNames } from '@shop/shop-files/check/pictureNames.ts'
import { orEnd } from '@shop/shop-files/folder/orEnd.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { readRendered } from '@shop/shop-files/load/loadCatalogue.ts'
import {
  hasPictureFiles,
  keepPicture,
  nameEngraving,
  writeRendered,
} from '@shop/shop-files/photographs/pictureFiles.ts'
import { reportTaken, takePhotographs } from '@shop/shop-files/photographs/takePhotographs.ts'
import { writeContactSheets } from './contactSheets.ts'
import { type PictureJob, readPictureJobs } from './pictureJobs.ts'

const SHOP = orEnd(getShopFolder)
const PICTURES = path.join(SHOP, 'pictures')
const MASTERS = path.resolve('node_modules/.cache/pictures')
/** Several pictures in one start of Blender; few, so that a stop loses little. */
const BATCH = 6
/** Half of a picture's time is building, which uses one core only. */
const WORKERS = availableParallelism() >= 4 ? 2 : 1
/** The threads that Blender may use, where the machine has other work: all, unless BLENDER_THREADS says. */
const THREADS = process.env.BLENDER_THREADS ?? '0'

const only = process.argv.slice(2)
const rendered = readRendered(SHOP)
mkdirSync(MASTERS, { recursive: true })

const { files } = readCatalogueFiles(SHOP)
if (!files) {
  console.error(UNREADABLE)
  process.exit(1)
}
const names = listPictureNames(files)
const everything = readPictureJobs('tools/pictures')
const own = everything.filter(({ name }) => names.has(name.replace(/--.*/, '')) || isAsked(name))
const taken = await takePhotographs(SHOP, files)
reportTaken(taken)
const photographs = new Set(taken.map(({ name }) => name))
const jobs = own.filter(
  ({ name, hash }) =>
    !photographs.has(name) &&
    (only.length === 0 || isAsked(name)) &&
    (rendered[name]?.hash !== hash || !hasPictureFiles(PICTURES, name)),
)
if (jobs.length === 0) console.log('Every picture is as its script says. Nothing to render.')
else await renderAll(jobs)
notePacks()
if (own.length > 0)
  await writeContactSheets(own, new Set(jobs.map(({ name }) => name)), PICTURES, 'docs/contact-sheets')

function isAsked(name: string): boolean {
  return only.some((part) => name.includes(part))
}

/** Records which renders show a pack of our own design, so that the page can say so; no photograph does. */
function notePacks(): void {
  const record = readRendered(SHOP)
  for (const { name, isPack, hash } of own) {
    const entry = record[name]
    if (entry?.hash !== hash) continue
    if (isPack) entry.pack = true
    else delete entry.pack
  }
  writeRendered(SHOP, record)
}

async function renderAll(all: readonly PictureJob[]): Promise<void> {
  requireBlender()
  const started = Date.now()
  const failed: string[] = []
  const batches = splitBatches(all)
  let done = 0
  async function work(): Promise<void> {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      await renderBatch(batch)
      for (const { name, hash } of batch) {
        const master = path.join(MASTERS, `${name}.png`)
        if (existsSync(master)) await keepPicture(SHOP, name, hash, master)
        else failed.push(name)
        rmSync(master, { force: true })
        rmSync(nameEngraving(master), { force: true })
      }
      done += batch.length
      showProgress(done, all.length, started, batch[0]!.name)
    }
  }
  showProgress(0, all.length, started, batches[0]![0]!.name)
  await Promise.all(Array.from({ length: WORKERS }, work))
  if (failed.length === 0) return
  console.error(
    `\nNot rendered: ${failed.join(', ')}. Blender’s output is in ${path.relative('.', MASTERS)}/<first>.log.`,
  )
  process.exitCode = 1
}

/** Pictures in lists come first, then the heroes, then further views; neighbours of one family share a shadow. */
function splitBatches(all: readonly PictureJob[]): PictureJob[][] {
  const rank = ({ name, isHero }: PictureJob) => (name.includes('--') ? '2' : isHero ? '1' : '0')
  const key = (job: PictureJob) => rank(job) + job.families.join()
  const sorted = [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1))
  return Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, index) =>
    sorted.slice(index * BATCH, (index + 1) * BATCH),
  )
}

/** Resolves when Blender ends, even if it failed: missing pictures are named at the end. */
function renderBatch(batch: readonly PictureJob[]): Promise<void> {
  const file = path.join(MASTERS, `${batch[0]!.name}.json`)
  const pictures = batch.map(({ name, render }) => ({ ...render, out: path.join(MASTERS, `${name}.png`) }))
  writeFileSync(file, JSON.stringify({ pictures }))
  const log = openSync(file.replace('.json', '.log'), 'w')
  const args = ['-b', '-t', THREADS, '--factory-startup', '-P', 'tools/pictures/render.py', '--', file]
  return new Promise((resolve) => {
    spawn('blender', args, { stdio: ['ignore', log, log] }).once('close', () => {
      closeSync(log)
      rmSync(file)
      resolve()
    })
  })
}

function showProgress(done: number, all: number, started: number, name: string): void {
  const bar = '█'.repeat(Math.round((done / all) * 24)).padEnd(24, '·')
  const left = done === 0 ? '' : `, ${Math.ceil(((Date.now() - started) / done) * ((all - done) / 60_000))} min left`
  console.log(`${bar} ${done} of ${all}${left}  ${name}`)
}

function requireBlender(): void {
  if (spawnSync('blender', ['--version']).status === 0) return
  console.error(
    'Blender is not installed, so nothing can be rendered; photographs were taken in. The shop itself does not need it.\n' +
      'To render: apt-get install --no-install-recommends blender python3-numpy python3-scipy python3-pil librsvg2-bin fonts-inter',
  )
  process.exit(1)
}
