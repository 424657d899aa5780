/**
 * The commands of `aws s3` that `deploy/object-storage.sh` uses, on a folder of this machine (FAKE_STORE): sync, cp,
 * ls, rm as the command's reference describes them. An object is a file named by its key; beside it are its type and
 * caching.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const store = process.env.FAKE_STORE
const [, verb, ...rest] = process.argv.slice(2)
const places = []
const filters = []
const meta = {}
for (let index = 0; index < rest.length; index++) {
  const word = rest[index]
  if (word === '--exclude' || word === '--include') filters.push([word === '--include', rest[++index]])
  else if (word === '--content-type') meta.type = rest[++index]
  else if (word === '--cache-control') meta.cache = rest[++index]
  else if (!word.startsWith('--')) places.push(word)
}
const [from, to] = places
const isRemote = (place) => place.startsWith('s3://')
const keyOf = (place) => place.replace(/^s3:\/\/[^/]*\/?/, '')
const fileOf = (key) => path.join(store, encodeURIComponent(key))
const listKeys = () =>
  readdirSync(store)
    .filter((name) => !name.endsWith('.meta'))
    .map(decodeURIComponent)

mkdirSync(store, { recursive: true })
if (verb === 'cp') put(keyOf(to), readFileSync(from))
if (verb === 'rm') for (const ending of ['', '.meta']) rmSync(fileOf(keyOf(from)) + ending)
if (verb === 'ls') {
  for (const key of listKeys().filter((key) => key.startsWith(keyOf(from))))
    console.log(`2026-01-01 00:00:00 ${String(statSync(fileOf(key)).size).padStart(10)} ${key}`)
}
if (verb === 'sync' && isRemote(to)) {
  for (const name of readdirSync(from, { recursive: true }).map(String)) {
    const file = path.join(from, name)
    if (statSync(file).isFile() && isChosen(name))
      put([keyOf(to).replace(/\/$/, ''), name].filter(Boolean).join('/'), readFileSync(file))
  }
}
if (verb === 'sync' && isRemote(from)) {
  const folder = `${keyOf(from)}/`
  for (const key of listKeys().filter((key) => key.startsWith(folder)))
    writeFileSync(path.join(to, key.slice(folder.length)), readFileSync(fileOf(key)))
}

function put(key, content) {
  // An unchanged object is not sent again, and keeps its metadata.
  if (existsSync(fileOf(key)) && readFileSync(fileOf(key)).equals(content) && verb === 'sync') return
  writeFileSync(fileOf(key), content)
  writeFileSync(`${fileOf(key)}.meta`, JSON.stringify(meta))
}

/** The last filter that fits decides; "*" stands for anything, slashes too. */
function isChosen(name) {
  const fits = (pattern) =>
    new RegExp(`^${pattern.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(name)
  return filters.reduce((is, [isIncluded, pattern]) => (fits(pattern) ? isIncluded : is), true)
}
