/** The pictures that the service worker keeps: those that were seen, within a chosen room, or all. */
import type { Kept, Release } from './workerScope.ts'

const DEFAULT_MEGABYTES = 50
const MEGABYTE = 1_000_000
/** Assumed where a host does not give the size of a picture. */
const USUAL_BYTES = 20_000
const TRIMMED_AFTER_BYTES = MEGABYTE
/** So many are fetched between two answers to the page. */
const AT_A_TIME = 12

/** The cache of the pictures, and a way to load the list of all of them. */
interface Place {
  /** The name of their cache: the worker's scope, a "#", a word. */
  readonly name: string
  readonly load: () => Promise<Response>
}

/** Bytes kept since the room was last looked at; the first picture of a worker's life looks. */
let addedBytes = Infinity

/** The ending of a picture's file name. */
const WIDTH = /-\d+\.avif$/
const WIDTHS = [640, 320, 1200]

/** The picture that is kept for an address, in another width if need be. */
export async function findPicture(name: string, address: string): Promise<Response | undefined> {
  for (const wanted of [address, ...WIDTHS.map((width) => address.replace(WIDTH, `-${width}.avif`))]) {
    const found = await caches.match(wanted, { cacheName: name })
    if (found) return found
  }
  return undefined
}

/** A neutral tile, in place of a picture that is not on this device: its alternative text still says what it shows. */
export function buildTile(): Response {
  const mark = '<path d="M12 9h8v3h-3v8h-2v-8h-3z" fill="#6b7778" opacity=".4"/>'
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="320" height="320">${mark}</svg>`
  return new Response(tile, { headers: { 'Content-Type': 'image/svg+xml' } })
}

/** Keeps a picture that was seen. Where there is no room, or no cache any more, it is not kept. */
export async function keepPicture(name: string, address: string, response: Response): Promise<void> {
  try {
    // Switched off: this worker still answers the pages that are open.
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    const kept = await cache.match(address)
    if (kept && getBytes(kept) === getBytes(response)) return
    await cache.put(address, response)
    addedBytes += getBytes(response)
    if (addedBytes < TRIMMED_AFTER_BYTES) return
    addedBytes = 0
    await trim(cache, await readRoom(name))
  } catch {
    // The visitor asked to see it, not to keep it.
  }
}

/** Keeps at most this many MB of the pictures that are seen; null for no bound. */
export async function setRoom(name: string, megabytes: number | null): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(getRoomKey(name), new Response(JSON.stringify(megabytes)))
  await trim(cache, megabytes)
}

/** Keeps a few more pictures if asked to, and says what is kept. */
export async function keepPictures({ pictures }: Release, place: Place, more: boolean): Promise<Kept> {
  const cache = await caches.open(place.name)
  const all = await listAll(place)
  const error = more ? await fetchSome(cache, all) : undefined
  const kept = await listPictures(cache)
  return {
    ...(all && { pictures: all.filter((address) => kept.has(getPicture(address))).length }),
    allPictures: pictures.count,
    allPictureBytes: pictures.bytes,
    megabytes: await readRoom(place.name),
    ...(error && { error }),
  }
}

/** The addresses of all pictures, in the width that is kept; undefined where their list is out of reach. */
async function listAll({ name, load }: Place): Promise<string[] | undefined> {
  try {
    const files = (await (await load()).json()) as string[]
    return files.map((file) => `${name.split('#')[0]}pictures/${file}`)
  } catch {
    return undefined
  }
}

async function fetchSome(cache: Cache, all: readonly string[] | undefined): Promise<Kept['error']> {
  if (!all) return 'unreachable'
  try {
    const kept = await listPictures(cache)
    const missing = all.filter((address) => !kept.has(getPicture(address)))
    for (const address of missing.slice(0, AT_A_TIME)) {
      const response = await fetch(address)
      if (response.ok) await cache.put(address, response)
    }
    return undefined
  } catch (error) {
    return (error as Error).name === 'QuotaExceededError' ? 'full' : 'unreachable'
  }
}

/** The addresses of the pictures that are kept, the oldest first. */
async function listKept(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => url).filter((url) => !url.endsWith('?room'))
}

/** The pictures that are kept, in any width. */
async function listPictures(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await listKept(cache)).map(getPicture))
}

function getPicture(address: string): string {
  return address.replace(WIDTH, '')
}

async function readRoom(name: string): Promise<number | null> {
  const kept = await (await caches.open(name)).match(getRoomKey(name))
  return kept ? ((await kept.json()) as number | null) : DEFAULT_MEGABYTES
}

function getRoomKey(name: string): string {
  return `${name.split('#')[0]}?room`
}

/** Deletes the pictures that were kept first, until the others have room. */
async function trim(cache: Cache, megabytes: number | null): Promise<void> {
  if (megabytes === null) return
  let bytes = 0
  for (const address of (await listKept(cache)).reverse()) {
    const kept = await cache.match(address)
    bytes += kept ? getBytes(kept) : 0
    if (bytes > megabytes * MEGABYTE) await cache.delete(address)
  }
}

function getBytes({ headers }: Response): number {
  return Number(headers.get('Content-Length')) || USUAL_BYTES
}
