import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetBuilds } from '@shop/site/build/buildCache.ts'
import { hashOf, listFiles } from '@shop/site/build/record.ts'
import { SHOPS } from '../shops.ts'

/** The files that a build reads, besides the installed packages. */
const SOURCES = 'packages shops/quirks package.json package-lock.json tsconfig.json LICENSE'

/** A build depends on the day, which may end between the two. */
const EPOCH_S = '1767225600'

/** Builds the shop of quirks in a copy of the project that stands in a folder of this name. */
async function buildIn(folder: string): Promise<Record<string, string>> {
  for (const source of SOURCES.split(' ')) cpSync(source, path.join(folder, source), { recursive: true })
  // The copy's own packages, not those of this clone.
  mkdirSync(path.join(folder, 'node_modules/@shop'), { recursive: true })
  const link = (to: string, name: string) =>
    symlinkSync(path.resolve(to), path.join(folder, 'node_modules', name), 'junction')
  for (const name of readdirSync('node_modules')) if (name !== '@shop') link(`node_modules/${name}`, name)
  for (const name of readdirSync('packages')) link(path.join(folder, 'packages', name), `@shop/${name}`)
  const outDir = path.join(folder, 'dist')
  const env = { ...process.env, ...SHOPS.quirks.env, OUT_DIR: outDir, SOURCE_DATE_EPOCH: EPOCH_S }
  const child = spawn('npx', ['tsx', 'packages/site/src/build/build.ts'], { cwd: folder, env, stdio: 'inherit' })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  const names = listFiles(outDir).sort()
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(path.join(outDir, name)))]))
}

test('two builds of the same sources, in folders of other names and depths, are byte for byte the same', async () => {
  test.setTimeout(300_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'same-'))
  try {
    const [short, long] = ['a', 'another/place/of-the-same-sources'].map((name) => path.join(folder, name))
    mkdirSync(long!, { recursive: true })
    const first = await buildIn(short!)
    const second = await buildIn(long!)
    expect(Object.keys(first).length).toBeGreaterThan(100)
    expect(Object.keys(second)).toEqual(Object.keys(first))
    expect(second).toEqual(first)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    forgetBuilds(folder)
  }
})
