// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Notices from '../base/notices.ts'
import type * as NewRelease from './newRelease.ts'

class Worker extends EventTarget {
  state = 'installing'
  constructor(readonly id: string) {
    super()
  }
  postMessage({ kind }: { kind: string }, [port]: MessagePort[] = []) {
    if (kind === 'name') port?.postMessage(this.id)
  }
  change(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  active: Worker | null = null
  waiting: Worker | null = null
  installing: Worker | null = null

  /** The browser has found a newer release. */
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  install() {
    const worker = this.installing!
    ;[this.waiting, this.installing] = [worker, null]
    worker.change('installed')
  }
}

let release: typeof NewRelease
let notices: typeof Notices
let registration: Registration

const watch = () => release.watchForRelease(registration as unknown as ServiceWorkerRegistration)
const countOffers = () => notices.noticesStore.get().filter(({ text }) => text.includes('newer version')).length

beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  ;[release, notices] = await Promise.all([import('./newRelease.ts'), import('../base/notices.ts')])
  registration = new Registration()
})

test.each([
  ['is found later', () => watch(), (newer: Worker) => registration.find(newer)],
  ['is being installed as the page looks', (newer: Worker) => registration.find(newer), () => watch()],
])('a release that %s is offered once it is installed, and not before', async (_, first, second) => {
  registration.active = new Worker('old')
  const newer = new Worker('newer')
  first(newer)
  second(newer)
  expect(release.newReleaseStore.get()).toBeUndefined()
  registration.install()
  expect(release.newReleaseStore.get()).toBe(newer)
  await vi.waitFor(() => expect(countOffers()).toBe(1))
})

test('a release that waits already is offered, and the same one never again', async () => {
  registration.active = new Worker('old')
  registration.waiting = new Worker('newer')
  watch()
  await vi.waitFor(() => expect(countOffers()).toBe(1))
  expect(localStorage.getItem('offered-release')).toBe('newer')
})

test('the first release of all is no newer one', () => {
  watch()
  registration.find(new Worker('first'))
  registration.install()
  expect(release.newReleaseStore.get()).toBeUndefined()
})

test('a release that could not be installed is not offered', () => {
  registration.active = new Worker('old')
  watch()
  const half = new Worker('half')
  registration.find(half)
  registration.installing = null
  half.change('redundant')
  expect(release.newReleaseStore.get()).toBeUndefined()
})

test('a release that is used is offered no longer', () => {
  registration.active = new Worker('old')
  const newer = new Worker('newer')
  watch()
  registration.find(newer)
  registration.install()
  ;[registration.active, registration.waiting] = [newer, null]
  newer.change('activated')
  expect(release.newReleaseStore.get()).toBeUndefined()
})
