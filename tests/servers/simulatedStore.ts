import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listFiles } from '@shop/site/build/record.ts'
import { listPages } from './checks.ts'
import { findHeaders, TYPES, withCharset } from '@shop/site/hosts/headers.ts'
import { buildDeployFiles } from '@shop/site/hosts/hostFiles.ts'
import type { Place } from './simulated.ts'

const AGES = ['first', 'second', 'third', 'fourth']

/** Publishes four releases with the script of `deploy/`, by a stand-in for `aws`, and looks at what is then stored. */
export function checkObjectStorage(place: Place): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'store-'))
  try {
    const store = path.join(folder, 'objects')
    const dist = path.join(folder, 'dist')
    const read = (key: string) => ({
      content: readFileSync(path.join(store, encodeURIComponent(key))),
      ...(JSON.parse(readFileSync(path.join(store, `${encodeURIComponent(key)}.meta`), 'utf8')) as object),
    })
    const has = (key: string) => existsSync(path.join(store, encodeURIComponent(key)))
    const publish = prepare(place, folder, store, dist)
    const prefix = place.base.slice(1)
    for (const [index, age] of AGES.entries()) {
      rmSync(dist, { recursive: true, force: true })
      cpSync(place.outDir, dist, { recursive: true })
      writeFileSync(path.join(dist, `assets/${age}-1a2b.js`), age)
      if (index === 0) writeFileSync(path.join(dist, 'left.html'), 'a page that is gone later')
      publish()
      assert.equal(has(`${prefix}left`), index === 0)
      for (const [other, name] of AGES.entries())
        assert.equal(has(`${prefix}assets/${name}-1a2b.js`), other <= index && other > index - 3, `${name} at ${age}`)
    }
    for (const [address, file] of listPages({ ...place, outDir: place.outDir })) {
      const key = address === place.base ? `${prefix}index.html` : address.slice(1)
      assert.deepEqual(read(key), expected(place, file), key)
    }
    for (const file of listFiles(place.outDir)) {
      if (/\.(br|gz)$|^[._]/.test(file)) assert.ok(!has(prefix + file), file)
      else if (!file.endsWith('.html') || /^(404|shell|index)\./.test(file))
        assert.deepEqual(read(prefix + file), expected(place, file), file)
    }
    assert.equal(readdirSync(store).filter((name) => name.endsWith('.txt') && name.includes('.releases')).length, 3)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function expected({ outDir }: Place, file: string) {
  return {
    content: readFileSync(path.join(outDir, file)),
    type: withCharset(TYPES[path.extname(file).slice(1)]!),
    cache: findHeaders(file)['Cache-Control'],
  }
}

/** The script, with a stand-in for `aws` in its path. */
function prepare(place: Place, folder: string, store: string, dist: string): () => void {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  const script = path.join(folder, 'object-storage.sh')
  writeFileSync(script, buildDeployFiles(place.shopUrl).get('object-storage.sh')!)
  const fake = path.resolve('tests/servers/fakeAws.mjs')
  writeFileSync(path.join(bin, 'aws'), `#!/bin/sh\nexec "${process.execPath}" "${fake}" "$@"\n`)
  chmodSync(path.join(bin, 'aws'), 0o755)
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FAKE_STORE: store }
  return () => {
    const { status, stderr } = spawnSync('bash', [script, `s3://shop${place.base}`, dist], { env, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
  }
}
