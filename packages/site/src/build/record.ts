import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** Files that were written together, relative to the built shop, and a hash of all that they were made from. */
const UnitSchema = v.object({ hash: v.string(), files: v.array(v.string()) })
const UnitsSchema = v.record(v.string(), UnitSchema)
type Unit = v.InferOutput<typeof UnitSchema>

/** The record of a build, so that the next one writes only what has changed. */
export interface BuildRecord {
  readonly file: string
  readonly outDir: string
  /** The units of the build before, by their names; empty where they are not known. */
  readonly before: ReadonlyMap<string, Unit>
  /** The name of one of those units, by its hash. */
  readonly names: ReadonlyMap<string, string>
  /** The end of that build, in ms: a file that is newer was written by someone else. */
  readonly endedAt: number
  readonly now: Map<string, Unit>
}

/** Reads the record of the build before and takes it away: a build that is broken off leaves none behind. */
export function openRecord(file: string, outDir: string): BuildRecord {
  const units = readUnits(file)
  const endedAt = existsSync(file) ? statSync(file).mtimeMs : 0
  rmSync(file, { force: true })
  const before = new Map(Object.entries(units))
  const names = new Map([...before].map(([name, { hash }]) => [hash, name]))
  return { file, outDir, before, names, endedAt, now: new Map() }
}

function readUnits(file: string): v.InferOutput<typeof UnitsSchema> {
  try {
    return v.parse(UnitsSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Missing or damaged: everything is built.
    return {}
  }
}

/** Deletes what the build before did not record, except pictures and the given files. */
export function clearUnrecorded({ outDir, before }: BuildRecord, kept: readonly string[] = []): void {
  const files = new Set([...[...before.values()].flatMap((unit) => unit.files), ...kept])
  for (const name of listFiles(outDir)) {
    if (!files.has(name) && !name.startsWith('pictures/')) rmSync(path.join(outDir, name))
  }
}

/** The files below a folder, relative to it, with "/" between folders. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/') : [],
  )
}

/** Keeps a unit that the build before made of the same things, its files unchanged since; returns true if so. */
export function keepUnit(record: BuildRecord, name: string, hash: string): boolean {
  const unit = record.before.get(name)
  if (unit?.hash !== hash || !isWhole(record, unit)) return false
  record.now.set(name, unit)
  return true
}

/**
 * Copies the compressed forms that the build before made of a file with the same content under another name: one changed
 * price renames the folder of the search, but not what is in its files. False where there was no such file.
 */
export function copyUnit(record: BuildRecord, name: string, hash: string): boolean {
  const twin = record.names.get(hash)
  const unit = twin !== undefined && record.before.get(twin)
  // The quality of a file's compression follows from its ending.
  if (!unit || path.extname(twin) !== path.extname(name) || !isWhole(record, unit)) return false
  const copies = unit.files.map((file) => [file, name + file.slice(twin.length)] as const)
  for (const [file, copy] of copies) copyFileSync(path.join(record.outDir, file), path.join(record.outDir, copy))
  record.now.set(name, { hash, files: copies.map(([, copy]) => copy) })
  return true
}

function isWhole({ outDir, endedAt }: BuildRecord, { files }: Unit): boolean {
  return files.every((file) => {
    const stats = statSync(path.join(outDir, file), { throwIfNoEntry: false })
    return stats !== undefined && stats.mtimeMs <= endedAt
  })
}

/** Deletes what only the build before wrote, and keeps the record for the next. */
export function closeRecord({ file, outDir, before, now }: BuildRecord): void {
  const written = new Set([...now.values()].flatMap(({ files }) => files))
  for (const name of [...before.values()].flatMap(({ files }) => files)) {
    if (!written.has(name)) removeFile(outDir, name)
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(now)))
}

/** With the folders that it leaves empty. */
function removeFile(outDir: string, name: string): void {
  rmSync(path.join(outDir, name), { force: true })
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    const place = path.join(outDir, folder)
    if (!existsSync(place) || readdirSync(place).length > 0) return
    rmdirSync(place)
  }
}

/** Short for what is compared only with itself. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url').slice(0, 22)
}
