import { MAX_COMPARED, type SlugList } from '../../domain/related/slugList.ts'
import { createKeptSlugs } from '../kept/keptSlugs.ts'
import { showNotice } from '../page/notices.ts'
import { STORAGE_KEYS } from '../kept/storage.ts'
import { useStore } from '../kept/store.ts'

const NONE: SlugList = []

/** What the visitor has chosen for comparing, in the order of choosing. */
export const compared = createKeptSlugs(
  STORAGE_KEYS.compared,
  MAX_COMPARED,
  'Some of what you had chosen for comparing could not be read and was left out.',
)

/** The chosen slugs; none on a prerendered page. */
export function useCompared(): SlugList {
  return useStore(compared.store, NONE)
}

/** Chooses nothing any more, and offers back what was chosen. */
export function clearCompared(): void {
  const cleared = compared.store.get()
  compared.change(() => NONE)
  showNotice('Nothing is chosen for comparing now.', {
    label: 'Undo',
    run: () => compared.change((slugs) => [...cleared, ...slugs.filter((slug) => !cleared.includes(slug))]),
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
