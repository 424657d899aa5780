import { createSlugListKind, MAX_COMPARED, type SlugList } from '@shop/core/stored/slugList.ts'
import { showNotice } from '../base/notices.ts'
import { useStore } from '../base/store.ts'
import { createKept } from '../stored/kept.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'

const NONE: SlugList = []

/** The products chosen for comparing, in the order of choosing. */
export const compared = createKept(STORAGE_KEYS.compared, createSlugListKind(MAX_COMPARED), {
  name: 'comparison',
  entry: ['product', 'products'],
})

/** The chosen slugs; none on a prerendered page. */
export function useCompared(): SlugList {
  return useStore(compared.store, NONE)
}

/** Clears what is compared, and offers it back. */
export function clearCompared(): void {
  const cleared = compared.read()
  compared.change(() => NONE, {
    text: 'Nothing is chosen for comparing now.',
    action: {
      label: 'Undo',
      run: () => compared.change((slugs) => [...cleared, ...slugs.filter((slug) => !cleared.includes(slug))]),
    },
  })
}

/** Chooses a product for comparing, or no longer. One too many is refused, and the visitor is told. */
export function toggleCompared(slug: string, title: string): void {
  compared.change((slugs) => {
    if (slugs.includes(slug)) return slugs.filter((other) => other !== slug)
    if (slugs.length < MAX_COMPARED) return [...slugs, slug]
    showNotice(`${MAX_COMPARED} products fit side by side. Take one out before you add ${title}.`)
    return slugs
  })
}
