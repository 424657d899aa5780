import { parseComparison } from '@shop/core/compare/comparison.ts'
import { paths } from '@shop/core/page/address.ts'
import { MAX_COMPARED, type SlugList } from '@shop/core/stored/slugList.ts'
import { showNotice } from '../../state/base/notices.ts'
import { adjustQuery } from '../../state/page/windowAddress.ts'
import { compared } from '../../state/product/compared.ts'

/** Writes into the address what is compared; the page follows it without moving. */
export function writeComparison(slugs: SlugList, isBrief: boolean): void {
  const address = paths.comparison(slugs, isBrief)
  adjustQuery(address.slice(paths.compare.length + 1))
}

/**
 * Compares other products. The choice on this device follows where it is what the page shows; a comparison that was
 * sent by link leaves the visitor's own choice alone.
 */
export function changeComparison(before: SlugList, after: SlugList, isBrief: boolean): void {
  writeComparison(after, isBrief)
  const chosen = compared.store.get()
  if (chosen.length > 0 && chosen.every((slug) => before.includes(slug))) compared.change(() => after)
}

/** Removes a product and offers to put it back where it was; later changes stay. */
export function removeCompared(
  slugs: SlugList,
  { slug, title }: { slug: string; title: string },
  isBrief: boolean,
): void {
  const { pathname } = location
  const chosen = compared.store.get()
  changeComparison(
    slugs,
    slugs.filter((other) => other !== slug),
    isBrief,
  )
  showNotice(`Removed from the comparison: ${title}`, {
    label: 'Undo',
    run: () => {
      compared.change((now) => (now.length < MAX_COMPARED ? putBack(now, slug, chosen) : now))
      // The notice outlasts the page: another page's address is not to be changed.
      if (location.pathname !== pathname) return
      const now = parseComparison(new URLSearchParams(location.search))
      writeComparison(putBack(now.slugs, slug, slugs), now.isBrief)
    },
  })
}

/** Puts a slug back where it was before; the list as it is where it was not there before, or is there again. */
function putBack(now: SlugList, slug: string, before: SlugList): SlugList {
  const index = before.indexOf(slug)
  return index < 0 || now.includes(slug) ? now : now.toSpliced(index, 0, slug)
}
