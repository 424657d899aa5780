import assert from 'node:assert/strict'
import { listFiles } from '@shop/site/build/record.ts'
import { readFile, type Shop } from './checks.ts'

export type Release = ReturnType<typeof readRelease>

/** The files that a visitor's open page may still ask for, with their contents; and those that a release changes. */
export function readRelease(shop: Pick<Shop, 'outDir'>) {
  const hashed = listFiles(shop.outDir).filter((file) => file.startsWith('assets/') && !/\.(br|gz)$/.test(file))
  return {
    hashed: new Map(hashed.map((file) => [file, readFile(shop, file)])),
    home: readFile(shop, 'index.html'),
    worker: readFile(shop, 'sw.js'),
  }
}

/** Sees that the host has the later release, and every hashed file of the one before as it was. */
export async function seeRelease(shop: Shop, before: Release): Promise<void> {
  const now = readRelease(shop)
  const gone = [...before.hashed.keys()].filter((file) => !now.home.includes(file) && before.home.includes(file))
  assert.ok(gone.length > 0, 'the later release names other files')
  for (const [file, content] of before.hashed) {
    const { status, body } = await shop.ask(shop.base + file, { 'Accept-Encoding': 'br, gzip' })
    assert.equal(status, 200, file)
    assert.deepEqual(body, content, file)
  }
  const { body: home } = await shop.ask(shop.base)
  assert.ok(!home.equals(before.home), 'home is the later release’s')
  const { body: worker, headers } = await shop.ask(`${shop.base}sw.js`)
  assert.ok(!worker.equals(before.worker), 'sw.js offers the later release')
  assert.equal(headers['cache-control'], 'no-cache')
}
