import { formatSlugList, parseSlugList, type SlugList } from '../../domain/related/slugList.ts'
import { showNotice } from '../page/notices.ts'
import { readStored, watchStored, writeStored, type StorageKey } from './storage.ts'
import { createStore, type Store } from './store.ts'

/** A short list of products that the device keeps and every tab follows. */
export interface KeptSlugs {
  readonly store: Store<SlugList>
  /** Reads what is kept and follows other tabs. Call in the browser, after hydration; returns the way to stop. */
  readonly start: () => () => void
  /** Applies a change to what is kept now. Where the browser keeps nothing, this tab remembers it. */
  readonly change: (apply: (slugs: SlugList) => SlugList) => void
}

/** `unread` is what the visitor is told where something could not be read; that is set aside, not thrown away. */
export function createKeptSlugs(key: StorageKey, max: number, unread: string): KeptSlugs {
  const store = createStore<SlugList>([])
  /** False while this tab holds what the browser would not keep. */
  let isKept = true

  function read(): SlugList {
    const text = readStored(key)
    if (text === null || !isKept) return store.get()
    const { slugs, dropped } = parseSlugList(text, max)
    if (dropped > 0) {
      writeStored(`${key}.unread`, text)
      // What was good is kept at once: it is told only this one time.
      writeStored(key, formatSlugList(slugs))
      showNotice(unread)
    }
    store.set(slugs)
    return slugs
  }
  return {
    store,
    start() {
      read()
      return watchStored(key, () => store.set(parseSlugList(readStored(key), max).slugs))
    },
    change(apply) {
      const slugs = apply(read()).slice(0, max)
      isKept = writeStored(key, formatSlugList(slugs))
      store.set(slugs)
    },
  }
}
