import { paths } from '../../domain/page/address.ts'
import { parseComparison } from '../../domain/related/comparison.ts'
import { MAX_COMPARED, type SlugList } from '../../domain/related/slugList.ts'
import { adjustQuery } from '../../state/page/adjustment.ts'
import { compared } from '../../state/product/compared.ts'
import { showNotice } from '../../state/page/notices.ts'

/** Writes into the address what is compared; the page follows it, and nobody is moved. */
export function writeComparison(slugs: SlugList, isBrief: boolean): void {
  const address = paths.comparison(slugs, isBrief)
  adjustQuery(address.slice(paths.compare.length + 1))
}

/**
 * Compares other products. What is chosen on this device follows where it is what the page shows; a comparison that
 * somebody sent changes nothing that the visitor has chosen.
 */
export function changeComparison(before: SlugList, after: SlugList, isBrief: boolean): void {
  writeComparison(after, isBrief)
  const chosen = compared.store.get()
  if (chosen.length > 0 && chosen.every((slug) => before.includes(slug))) compared.change(() => after)
}

/** Takes a product out and offers it back in its place; what has been taken out or put in since stays so. */
export function takeOut(slugs: SlugList, { slug, title }: { slug: string; title: string }, isBrief: boolean): void {
  const { pathname } = location
  const chosen = compared.store.get()
  changeComparison(
    slugs,
    slugs.filter((other) => other !== slug),
    isBrief,
  )
  showNotice(`No longer compared: ${title}`, {
    label: 'Undo',
    run: () => {
      compared.change((now) => (now.length < MAX_COMPARED ? putBack(now, slug, chosen) : now))
      // The notice outlasts the page: the address of another one is not a comparison's to write.
      if (location.pathname !== pathname) return
      const now = parseComparison(new URLSearchParams(location.search))
      writeComparison(putBack(now.slugs, slug, slugs), now.isBrief)
    },
  })
}

/** The list with a slug where it stood in the list before; as it is where that had none, or this has it again. */
function putBack(now: SlugList, slug: string, before: SlugList): SlugList {
  const index = before.indexOf(slug)
  return index < 0 || now.includes(slug) ? now : now.toSpliced(index, 0, slug)
}
