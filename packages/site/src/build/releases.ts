import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { KEPT_RELEASES } from '../hosts/objectStorage.ts'
import { hashOf } from './record.ts'

/** A release that was built here, with its files whose names are hashes. */
const BuiltSchema = v.object({ id: v.string(), files: v.array(v.string()) })
type Built = v.InferOutput<typeof BuiltSchema>

/** The releases in a folder, and the shop that they are of. */
const ReleasesSchema = v.object({ shop: v.string(), releases: v.array(BuiltSchema) })

/**
 * Tells one shop from another: another address has no open pages that ask for the files of this one, and what was built of
 * the samples, or under another name, is never published with it.
 */
export function identifyShop({ url, brand, demonstration }: Shop): string {
  return hashOf(JSON.stringify([url, brand.strong, brand.light, demonstration ?? false]))
}

/** The latest releases of this shop, newest first; none if those there are another shop's, or of an unknown one. */
export function readReleases(file: string, shop: string): Built[] {
  try {
    const found = v.parse(ReleasesSchema, JSON.parse(readFileSync(file, 'utf8')))
    return found.shop === shop ? found.releases : []
  } catch {
    // Missing, damaged or of an older engine, which did not say whose they are: this is the first.
    return []
  }
}

/** Notes a release as the latest. Returns the files that only releases before the last three had. */
export function noteRelease(file: string, shop: string, built: Built): string[] {
  const before = readReleases(file, shop)
  const all = [built, ...before.filter(({ id }) => id !== built.id)]
  const kept = all.slice(0, KEPT_RELEASES)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ shop, releases: kept }))
  const needed = new Set(kept.flatMap(({ files }) => files))
  return all.slice(KEPT_RELEASES).flatMap(({ files }) => files.filter((name) => !needed.has(name)))
}
