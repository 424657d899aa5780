import { buildListAbove, splitNames } from '@shop/core/catalogue/kinds.ts'
import type { KindRecord } from '@shop/core/catalogue/schema.ts'
import { buildIsSold } from '@shop/core/search/files/buildPhrases.ts'
import { type CatalogueFiles, KINDS_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { explainMissing } from './suggestName.ts'

/** The problems of the kinds of goods: each must be sold, and lead to no circle; each product has one, if there are any. */
export function findKindProblems({ kinds = [], products }: Pick<CatalogueFiles, 'kinds' | 'products'>): Problem[] {
  const ids = new Set(kinds.map(({ id }) => id))
  return [...products.flatMap((product) => findProductProblems(product, ids)), ...findRecordProblems(kinds, products)]
}

function findProductProblems(
  { file, record, index }: CatalogueFiles['products'][number],
  ids: ReadonlySet<string>,
): Problem[] {
  const { slug, kind } = record
  const report = (level: Problem['level'], message: string): Problem[] => [
    { level, file, record: slug, field: 'kind', message, ...(index !== undefined && { index }) },
  ]
  if (kind === undefined)
    return ids.size === 0
      ? []
      : report('warning', `It has no kind: name one of ${KINDS_FILE}, so that people find it by other words.`)
  return ids.has(kind) ? [] : report('error', explainNoKind(kind, ids))
}

function findRecordProblems(kinds: readonly KindRecord[], products: CatalogueFiles['products']) {
  const ids = new Set(kinds.map(({ id }) => id))
  const listAbove = buildListAbove(kinds)
  const sold = new Set(products.flatMap(({ record }) => listAbove(record.kind ?? '')))
  const isSold = buildIsSold(
    products.map(({ record: { discription, smalltittle, brand } }) => ({
      title: discription,
      supplier: smalltittle,
      ...(brand !== undefined && { brand }),
    })),
  )
  const kindsOf = new Map(products.map(({ record: { slug, kind } }) => [slug, listAbove(kind ?? '')]))
  const medicines = new Set(products.flatMap(({ record: { slug, legalClass } }) => (legalClass ? [slug] : [])))
  return kinds.flatMap(({ id, of, instead, usual }, index): Problem[] => {
    const report = (level: Problem['level'], field: string, message: string): Problem => {
      return { level, file: KINDS_FILE, record: id, field, message, index }
    }
    const own = splitNames(of)
    return [
      ...(kinds.findIndex((other) => other.id === id) < index
        ? [report('error', 'id', 'Another kind has this id. Give this one an id of its own, or remove it.')]
        : []),
      ...own.flatMap((of) => (ids.has(of) ? [] : [report('error', 'of', explainNoKind(of, ids))])),
      ...(own.some((of) => listAbove(of).includes(id))
        ? [report('error', 'of', 'This goes round in a circle: the kind is one of itself. Remove one of the steps.')]
        : []),
      ...(sold.has(id)
        ? []
        : [report('warning', 'id', 'No product is of this kind. Give it to a product as its "kind", or remove it.')]),
      ...splitNames(usual).flatMap((slug) => {
        if (!kindsOf.get(slug)?.includes(id)) return [report('error', 'usual', explainNotOf(slug, id, kindsOf))]
        const message = `“${slug}” is a medicine, which nobody else may choose. Remove it here.`
        return medicines.has(slug) ? [report('error', 'usual', message)] : []
      }),
      ...splitNames(instead).flatMap((name) =>
        isSold(name)
          ? [report('warning', 'instead', `“${name}” is in the name of a product, so it is sold. Remove it here.`)]
          : [],
      ),
    ]
  })
}

function explainNotOf(slug: string, id: string, kindsOf: ReadonlyMap<string, readonly string[]>): string {
  if (kindsOf.has(slug)) return `“${slug}” is not of this kind. Name goods of the kind, or remove it here.`
  const own = [...kindsOf].flatMap(([other, ids]) => (ids.includes(id) ? [other] : []))
  return explainMissing('product', slug, new Set(own), 'Write the slug of goods of the kind')
}

function explainNoKind(id: string, ids: ReadonlySet<string>): string {
  return explainMissing('kind', id, ids, `Write the id of a kind of ${KINDS_FILE}`)
}
