import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPicture, keepPicture, keepPictures, setRoom } from './keptPictures.ts'
import type { Release } from './workerScope.ts'

const SCOPE = 'https://shop.example/'
const NAME = `${SCOPE}#pictures`
const RELEASE = { pictures: { file: 'pictures.json', hash: '', count: 3, bytes: 3_000_000 } } as Release
const FILES = ['gloves-640.avif', 'tape-640.avif', 'bins-640.avif']
const PLACE = { name: NAME, load: () => Promise.resolve(Response.json(FILES)) }

const at = (file: string) => `${SCOPE}pictures/${file}`
const picture = (bytes = 1000) => new Response('', { headers: { 'Content-Length': String(bytes) } })

/** The files that the browser keeps, in order of arrival. */
const kept = new Map<string, Response>()
const cache = {
  match: (address: string) => Promise.resolve(kept.get(address)),
  put: (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
  delete: (address: string) => Promise.resolve(kept.delete(address)),
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(true),
    open: () => Promise.resolve(cache),
    match: cache.match,
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('of the pictures', () => {
  test('each counts once, whatever its width, and one of another release does not', async () => {
    for (const file of ['gloves-640.avif', 'gloves-1200.avif', 'tape-320.avif', 'of-last-year-640.avif'])
      await keepPicture(NAME, at(file), picture())
    expect(await keepPictures(RELEASE, PLACE, false)).toEqual({
      pictures: 2,
      allPictures: 3,
      allPictureBytes: 3_000_000,
      megabytes: 50,
    })
  })

  test('none are counted where their list is out of reach, and the chosen room is said all the same', async () => {
    await setRoom(NAME, null)
    const place = { ...PLACE, load: () => Promise.reject(new Error('no connection')) }
    expect(await keepPictures(RELEASE, place, true)).toEqual({
      allPictures: 3,
      allPictureBytes: 3_000_000,
      megabytes: null,
      error: 'unreachable',
    })
  })

  test('those that are missing are fetched, and no others', async () => {
    await keepPicture(NAME, at('gloves-320.avif'), picture())
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(asked.push(address) && picture()))
    expect(await keepPictures(RELEASE, PLACE, true)).toMatchObject({ pictures: 3 })
    expect(asked).toEqual([at('tape-640.avif'), at('bins-640.avif')])
  })

  test('one that the host does not have is not counted', async () => {
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address.includes('tape') ? new Response('', { status: 404 }) : picture()),
    )
    expect(await keepPictures(RELEASE, PLACE, true)).toMatchObject({ pictures: 2 })
  })

  test('a full browser is said', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(picture()))
    vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'))
    expect(await keepPictures(RELEASE, PLACE, true)).toMatchObject({ pictures: 0, error: 'full' })
  })

  test('the oldest make way where the room is less than they take', async () => {
    for (const file of FILES) await keepPicture(NAME, at(file), picture(900_000))
    await setRoom(NAME, 2)
    expect([...kept.keys()].filter((address) => address.endsWith('.avif'))).toEqual(FILES.slice(1).map(at))
  })

  test('one is found in another width', async () => {
    await keepPicture(NAME, at('gloves-320.avif'), picture(7))
    expect((await findPicture(NAME, at('gloves-1200.avif')))?.headers.get('Content-Length')).toBe('7')
    expect(await findPicture(NAME, at('tape-640.avif'))).toBeUndefined()
  })
})
