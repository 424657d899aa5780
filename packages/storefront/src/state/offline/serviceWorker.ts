/**
 * Keeps one release of the shop on the device, and answers from it where the host does not (docs/decisions/0023). Built
 * into `sw.js`. It passes on what the browser asks of the shop, fetches nothing but files of its own release, and leaves
 * by itself where it finds that it is broken.
 */
import { SHELL_FILE } from '@shop/core/page/shell.ts'
import { buildTile, findPicture, keepPicture, keepPictures, setRoom } from './keptPictures.ts'
import type { Request as Asked, AskEvent, FetchEvent, Kept, Release, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope
declare const RELEASE: Release

/** A host that has not answered by then is taken for out of reach, where there is a copy. */
const PATIENCE_MS = 3000
/** Upper bound on remembered tabs. */
const MOST_TABS = 100
/** So that what the visitor asks for meanwhile is not behind a hundred files. */
const AT_ONCE = 2

const { scope } = self.registration
const OWN = `${scope}#${RELEASE.id}`
const PICTURES = `${scope}#pictures`
/** Written last: the release is whole. */
const WHOLE = `${scope}?whole`
/** The files that the release before left, and the tabs that may still need them. */
const LEFT = `${scope}?left`
/** The address to which another app's text is handed over (`packages/site/src/build/webManifest.ts`). */
const HANDED_OVER = 'handed-over'
/** The tabs whose page was drawn from this release: their files come from it too, also once the worker starts again. */
const DRAWN = `${scope}?drawn`
const drawnHere = findOwn(DRAWN)
  .then(async (stored) => new Set(stored && ((await stored.json()) as string[])))
  .catch(() => new Set<string>())

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(answerMessage(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.url === scope + HANDED_OVER && request.method === 'POST') return event.respondWith(takeOverText(request))
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const answer = request.mode === 'navigate' ? answerPage(event) : answerFile(event)
  event.respondWith(answer.catch(() => goWithout(request)))
})

async function install(): Promise<void> {
  const cache = await caches.open(OWN)
  try {
    const files = Object.entries(RELEASE.files)
    const work = async () => {
      for (let next = files.pop(); next; next = files.pop()) await keepFile(cache, ...next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await cache.put(WHOLE, new Response())
  } catch (error) {
    await caches.delete(OWN)
    throw error
  }
}

/** Rejects where the file is not, byte for byte, that of this release. */
async function keepFile(cache: Cache, file: string, hash: string): Promise<void> {
  const address = scope + file
  if (await cache.match(address)) return
  // Its name is a hash of what it holds: an earlier release's copy and the browser's own are the same.
  const isHashed = file.startsWith('assets/')
  const copy = isHashed ? await caches.match(address) : undefined
  const response = copy ?? (await fetchOwn(file, hash, isHashed ? 'default' : 'no-cache'))
  await cache.put(address, response)
}

async function fetchOwn(file: string, hash: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(scope + file, { integrity: `sha256-${hash}`, cache, priority: 'low' })
  if (!response.ok) throw new Error(`${file} answers ${response.status}`)
  // The host's rules go with the page: under others the browser gives it another window, which forgets its name, and
  // with it who is logged in.
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  // Without the trace of a redirect, which a host may answer a page's file with and no page may be answered with.
  return new Response(await response.blob(), { headers })
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  const others = (await caches.keys()).filter((name) => name.startsWith(`${scope}#`) && ![OWN, PICTURES].includes(name))
  // One that is being installed now is no old one.
  const left = { caches: self.registration.installing ? [] : others, tabs: await listTabs() }
  await (await caches.open(OWN)).put(LEFT, new Response(JSON.stringify(left)))
  // Only where this one is are pictures kept.
  await caches.open(PICTURES)
  // Switched off meanwhile: what was deleted is not made again.
  if (!(await findOwn(WHOLE))) await caches.delete(PICTURES)
  await tidy()
}

async function listTabs(): Promise<string[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return tabs.map(({ id }) => id)
}

/** Deletes what earlier releases left, once no tab of theirs is open. Leaves where its own release is not whole. */
async function tidy(): Promise<void> {
  if (!(await findOwn(WHOLE))) return leave()
  const left = await findOwn(LEFT)
  if (!left) return
  const { caches: names, tabs } = (await left.json()) as { caches: string[]; tabs: string[] }
  const open = await listTabs()
  if (tabs.some((id) => open.includes(id))) return
  await Promise.all(names.map((name) => caches.delete(name)))
  await (await caches.open(OWN)).delete(LEFT)
}

/** The page itself from the host. Where that is out of reach, the shell, which draws what stands at the address. */
async function answerPage(event: FetchEvent): Promise<Response> {
  event.waitUntil(tidy().catch(leave))
  const findShell = async () => {
    const shell = await findOwn(scope + SHELL_FILE)
    if (shell) await noteDrawn(event.resultingClientId)
    return shell
  }
  // Firefox gives an error as the answer that it asked for in advance, where there is no connection.
  const isGood = ({ type, status }: Response) => type !== 'error' && status < 500
  return (await choose(askForPage(event), isGood, findShell)) ?? Response.error()
}

/** Notes that a tab is drawn from this release; where there is no room to, this worker alone knows. */
async function noteDrawn(id: string): Promise<void> {
  const drawn = (await drawnHere).add(id)
  const latest = [...drawn].slice(-MOST_TABS)
  const store = async () => (await caches.open(OWN)).put(DRAWN, new Response(JSON.stringify(latest)))
  await store().catch(() => undefined)
}

async function askForPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** A file whose name is a hash from the device; any other from the host, or the copy where that is out of reach. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const address = request.url.replace(/[?#].*$/, '')
  const file = address.slice(scope.length)
  if (file.startsWith('pictures/')) {
    const response = await choose(fetch(request), isOk, () => findPicture(PICTURES, address))
    if (!response) return buildTile()
    if (isOk(response)) event.waitUntil(keepPicture(PICTURES, address, response.clone()))
    return response
  }
  const copy = await findCopy(address)
  if (copy && (file.startsWith('assets/') || (await drawnHere).has(event.clientId))) return copy
  if (!copy && file in RELEASE.files) event.waitUntil(leave())
  const response = (await choose(fetch(request), isOk, () => Promise.resolve(copy))) ?? Response.error()
  const { installing, waiting } = self.registration
  // Once there is a newer release, they may be that one's.
  if (isOk(response) && isKeptOnceRead(file) && !installing && !waiting) {
    event.waitUntil(keepData(address, response.clone()))
  }
  return response
}

/** Data of a large shop that are not part of the release. */
function isKeptOnceRead(file: string): boolean {
  return !RELEASE.isSmall && file.startsWith(`${RELEASE.dataFolder}/`)
}

async function keepData(address: string, response: Response): Promise<void> {
  // Switched off: this worker still answers the pages that are open.
  if (await findOwn(WHOLE)) await (await caches.open(OWN)).put(address, response)
}

/** This release's file, or that of an earlier one whose page is still open. */
async function findCopy(address: string): Promise<Response | undefined> {
  return (await findOwn(address)) ?? caches.match(address)
}

/** To open a cache in order to look would make one. */
function findOwn(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: OWN })
}

const isOk = ({ ok }: Response) => ok

/** The host's answer; the copy, if there is one, where that is not good or takes too long. */
async function choose(
  asked: Promise<Response>,
  isGood: (response: Response) => boolean,
  find: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = asked.catch(() => undefined)
  const first = await Promise.race([settled, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))])
  if (first && isGood(first)) return first
  return (await find()) ?? settled
}

/** Text from another app, for the quick order: in a fragment, which no host is told. */
async function takeOverText(request: Request): Promise<Response> {
  const form = await request.formData()
  const text = ['title', 'text', 'url'].map((field) => form.get(field)).filter((value) => typeof value === 'string')
  return Response.redirect(`${scope}quick-order#lines=${encodeURIComponent(text.join('\n'))}`, 303)
}

async function answerMessage({ data, ports: [port] }: AskEvent): Promise<void> {
  if (data.kind === 'use') return self.skipWaiting()
  port?.postMessage(data.kind === 'name' ? RELEASE.id : await doAsked(data).catch(() => undefined))
}

async function doAsked(asked: Asked): Promise<Kept> {
  if (asked.kind === 'install') await install()
  if (asked.kind === 'set room') await setRoom(PICTURES, asked.megabytes)
  const kept = await keepPictures(RELEASE, { name: PICTURES, load: loadPictureList }, asked.kind === 'keep pictures')
  // Switched off meanwhile: what was deleted is not made again.
  if (!(await findOwn(WHOLE))) await Promise.all([OWN, PICTURES].map((name) => caches.delete(name)))
  return kept
}

async function loadPictureList(): Promise<Response> {
  const { file, hash } = RELEASE.pictures
  const copy = await findOwn(scope + file)
  if (copy) return copy
  const response = await fetchOwn(file, hash, 'no-cache')
  await (await caches.open(OWN)).put(scope + file, response.clone())
  return response
}

/** After an unexpected error, stops answering requests: the shop goes on without a worker. */
async function goWithout(request: Request): Promise<Response> {
  await leave().catch(() => undefined)
  return fetch(request)
}

/** Leaves the shop to the host; the next visit begins again. */
async function leave(): Promise<void> {
  await self.registration.unregister()
  await caches.delete(OWN)
}
