import { type CatalogueFiles, SYNONYMS_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { suggestName } from './suggestName.ts'

/** The problems of the search's words: goods that are found by certain words alone must be sold. */
export function findSynonymProblems({
  synonyms,
  products,
  unread,
}: Pick<CatalogueFiles, 'synonyms' | 'products' | 'unread'>): Problem[] {
  const slugs = new Set(products.map(({ record }) => record.slug))
  return synonyms.flatMap((synonym, index) =>
    (['only', 'near'] as const).flatMap((field) =>
      (synonym[field] ?? []).flatMap((slug, at): Problem[] => {
        if (slugs.has(slug) || unread?.has(slug)) return []
        const message = explainMissing(slug, slugs)
        return [{ level: 'error', file: SYNONYMS_FILE, record: slug, field: `${field}.${at}`, message, index }]
      }),
    ),
  )
}

function explainMissing(slug: string, slugs: ReadonlySet<string>): string {
  const meant = suggestName(slug, slugs)
  const way = meant === undefined ? 'Write the slug of a product' : `Write “${meant}”, if that is what you mean`
  return `There is no product “${slug}”. ${way}, or remove it here.`
}
