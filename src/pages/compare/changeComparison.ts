import { paths } from '../../domain/address.ts'
import type { SlugList } from '../../domain/slugList.ts'
import { adjustQuery } from '../../state/adjustment.ts'
import { compared } from '../../state/compared.ts'
import { showNotice } from '../../state/notices.ts'

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

/** Takes a product out and offers it back in its place. */
export function takeOut(slugs: SlugList, { slug, title }: { slug: string; title: string }, isBrief: boolean): void {
  const rest = slugs.filter((other) => other !== slug)
  const chosen = compared.store.get()
  changeComparison(slugs, rest, isBrief)
  showNotice(`No longer compared: ${title}`, {
    label: 'Undo',
    run: () => {
      writeComparison(slugs, isBrief)
      compared.change(() => chosen)
    },
  })
}
