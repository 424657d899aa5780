import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** A release that was built here, with its files whose names are hashes. */
const BuiltSchema = v.object({ id: v.string(), files: v.array(v.string()) })
type Built = v.InferOutput<typeof BuiltSchema>

/** So long an open page goes on finding its files. */
const KEPT_RELEASES = 3

/** The releases that were built last, the latest first; none where that is not known. */
export function readReleases(file: string): Built[] {
  try {
    return v.parse(v.array(BuiltSchema), JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Missing or damaged: this is the first.
    return []
  }
}

/** Notes a release as the latest. Returns the files that only releases before the last three had. */
export function noteRelease(file: string, built: Built): string[] {
  const before = readReleases(file)
  const all = [built, ...before.filter(({ id }) => id !== built.id)]
  const kept = all.slice(0, KEPT_RELEASES)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept))
  const needed = new Set(kept.flatMap(({ files }) => files))
  return all.slice(KEPT_RELEASES).flatMap(({ files }) => files.filter((name) => !needed.has(name)))
}
