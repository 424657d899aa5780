import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The questions that the worker was asked; each is answered by hand. */
let asked: string[] = []
let answer: (slugs: string[]) => void = () => undefined

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null
  constructor() {
    queueMicrotask(() => this.start())
    answer = (slugs) =>
      this.onmessage?.({ data: { slugs: slugs.join('\n'), matched: [], dropped: [], nearest: undefined } })
  }
  start() {
    this.onmessage?.({ data: 'ready' })
  }
  postMessage(query: string) {
    asked.push(query)
  }
  terminate() {
    asked = []
  }
}

class FailingWorker extends FakeWorker {
  override start() {
    this.onerror?.({ message: 'refused', preventDefault: () => undefined })
  }
}
class RefusedWorker {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

beforeEach(() => {
  vi.resetModules()
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

/** Waits until the worker has been asked all of these. */
const waitFor = (...queries: string[]) => vi.waitFor(() => expect(asked).toEqual(queries), { timeout: 10_000 })

describe('searchCatalogue', () => {
  test('gives what the worker found', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const { searchCatalogue } = await import('./searchIndex.ts')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    answer(['gauze-swabs'])
    expect((await outcome).slugs).toEqual(['gauze-swabs'])
  })

  test('never asks what was given up while another question was being answered', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const { searchCatalogue } = await import('./searchIndex.ts')
    const typing = ['g', 'ga', 'gau'].map((query) => {
      const asking = new AbortController()
      return { asking, outcome: searchCatalogue(query, asking.signal).then(({ slugs }) => slugs, String) }
    })
    await waitFor('g')
    typing[0]!.asking.abort('old')
    typing[1]!.asking.abort('old')
    answer(['grit'])
    await waitFor('g', 'gau')
    answer(['gauze-swabs'])
    expect(await Promise.all(typing.map(({ outcome }) => outcome))).toEqual(['old', 'old', ['gauze-swabs']])
  })

  test.each([
    ['has no workers', undefined],
    ['refuses a worker', RefusedWorker],
    ['cannot load the worker', FailingWorker],
  ])('searches in the page itself where the browser %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker)
    const { searchCatalogue } = await import('./searchIndex.ts')
    const { slugs } = await searchCatalogue('5620')
    expect(slugs[0]).toBe('littmann-classic-iii-black')
  })
})
