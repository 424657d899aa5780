/** The facts that the build puts before the worker's code: one release of the shop (`packages/site/src/build/release.ts`). */
export interface Release {
  /** A hash of everything below and of the worker itself. */
  readonly id: string
  /** The files installed all together or not at all: each, relative to the shop, with its SHA-256 in base64. */
  readonly files: Readonly<Record<string, string>>
  readonly dataFolder: string
  /** True where `files` holds all of the shop's data; of a larger shop they are kept as they are asked for. */
  readonly isSmall: boolean
  /** The list of all pictures, in the width that is kept of each: its file, its hash, their number and their bytes. */
  readonly pictures: { readonly file: string; readonly hash: string; readonly count: number; readonly bytes: number }
}

/** The requests that a page may make of the worker. */
export type Request =
  /** Take over from the release before. */
  | { readonly kind: 'use' }
  /** Tell the id of the release: the answer is that text. To all that follow it is `Kept`, or undefined on failure. */
  | { readonly kind: 'name' }
  /** Keep the release whole, where some of it is gone. */
  | { readonly kind: 'install' }
  | { readonly kind: 'describe' }
  /** Keep a few more of the pictures; asked again until none is left, so that the page knows how far it is. */
  | { readonly kind: 'keep pictures' }
  /** Keep this many MB of the pictures that have been seen; null for all of them. */
  | { readonly kind: 'set room'; readonly megabytes: number | null }

/** The worker's report on what it keeps. */
export interface Kept {
  /** The number of pictures kept, of all; left out where the list of them is out of reach. */
  readonly pictures?: number
  readonly allPictures: number
  readonly allPictureBytes: number
  readonly megabytes: number | null
  readonly error?: 'full' | 'unreachable'
}

interface WindowClient {
  readonly id: string
}

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: globalThis.Request
  readonly clientId: string
  readonly resultingClientId: string
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

export interface AskEvent extends WorkerEvent {
  readonly data: Request
  readonly ports: readonly MessagePort[]
}

interface Events {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: FetchEvent
  readonly message: AskEvent
}

/** The part of a service worker's global scope that ours needs: TypeScript's own cannot stand beside that of a page. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly matchAll: (options: object) => Promise<readonly WindowClient[]> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void
}
