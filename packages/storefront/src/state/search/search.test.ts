import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The questions that the worker was asked; the test gives each answer. */
let asked: string[] = []
let answer: (...ranked: number[]) => void = () => undefined
/** The worker's reply once it has been told where the files are. */
let opened: object = { value: undefined }

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null
  constructor() {
    answer = (...ranked) => this.onmessage?.({ data: { value: { ranked } } })
  }
  open() {
    this.onmessage?.({ data: opened })
  }
  postMessage(question: { folder: string } | { query: string }) {
    if ('folder' in question) queueMicrotask(() => this.open())
    else this.ask(question.query)
  }
  ask(query: string) {
    asked.push(query)
  }
  terminate() {
    asked = []
  }
}

class FailingWorker extends FakeWorker {
  override open() {
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
  opened = { value: undefined }
  vi.stubGlobal('location', new URL('https://penhallow.example/'))
  // Node's addresses of blobs name no host, as a browser's do.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://penhallow.example/worker')
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Starts well, and then never answers. */
class SilentWorker extends FakeWorker {
  override ask() {
    queueMicrotask(() => vi.advanceTimersByTime(60_000))
  }
}

/** Waits until the worker has been asked all of these. */
const waitFor = (...queries: string[]) => vi.waitFor(() => expect(asked).toEqual(queries), { timeout: 10_000 })

describe('searchCatalogue', () => {
  test('gives what the worker found', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const { searchCatalogue } = await import('./search.ts')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    answer(3, 1)
    expect([...(await outcome).ranked]).toEqual([3, 1])
  })

  test('never asks what was given up while another question was being answered, and answers what was asked', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    const { searchCatalogue } = await import('./search.ts')
    const typing = ['g', 'ga', 'gau'].map((query) => {
      const asking = new AbortController()
      return { asking, outcome: searchCatalogue(query, asking.signal).then(({ ranked }) => [...ranked], String) }
    })
    await waitFor('g')
    typing[0]!.asking.abort('old')
    typing[1]!.asking.abort('old')
    answer(0)
    await waitFor('g', 'gau')
    answer(3)
    expect(await Promise.all(typing.map(({ outcome }) => outcome))).toEqual([[0], 'old', [3]])
  })

  test.each([
    ['has no workers', undefined],
    ['refuses a worker', RefusedWorker],
    ['cannot load the worker', FailingWorker],
    ['lets the worker die without a word', SilentWorker],
  ])('searches in the page itself where the browser %s', async (_, worker) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('Worker', worker)
    const [{ searchCatalogue, suggest }, { loadProductsAt }] = await Promise.all([
      import('./search.ts'),
      import('../product/products.ts'),
    ])
    const { ranked } = await searchCatalogue('OX-1')
    expect((await loadProductsAt(ranked))[0]?.slug).toBe('oximeter-plain')
    expect((await suggest('OX-1')).cards[0]?.slug).toBe('oximeter-plain')
  })

  test('rejects where a file cannot be loaded, and asks again the next time', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    opened = { error: 'Error: 404' }
    const { searchCatalogue } = await import('./search.ts')
    await expect(searchCatalogue('gauze')).rejects.toThrow('404')
    opened = { value: undefined }
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    answer(3)
    expect((await outcome).ranked).toEqual([3])
  })
})
