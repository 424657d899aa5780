import { type CatalogueFiles, INFORMATION_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { RESERVED_NAMES } from './reservedNames.ts'

/** Finds problems in the pages about the shop itself: each needs an address of its own, in any case of its letters. */
export function findInformationProblems({ information = [], categories }: CatalogueFiles): Problem[] {
  const ids = new Map(categories.map(({ file, record }) => [record.id.toLowerCase(), file]))
  return information.flatMap(({ slug }, index): Problem[] => {
    const message = RESERVED_NAMES.includes(slug)
      ? `“/${slug}” is the address of a screen or of the shop’s own files. Choose another slug.`
      : ids.has(slug)
        ? `${ids.get(slug)} has this address. Choose another slug.`
        : information.findIndex((other) => other.slug === slug) < index
          ? 'Another page in this file has this slug. Give each its own.'
          : undefined
    return message === undefined
      ? []
      : [{ level: 'error', file: INFORMATION_FILE, record: slug, field: 'slug', message, index }]
  })
}
