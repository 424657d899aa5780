import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { listIndexWords, listWords } from '@shop/core/search/words.ts'

/** A query about one of the grown goods. */
interface GrownQuery {
  readonly query: string
  readonly kind: 'code' | 'title' | 'maker' | 'model' | 'typo'
  /** True for the products that are a right answer. */
  readonly isRight: (product: Product) => boolean
}

const EACH = 60

/**
 * Queries by one rule, which knows nothing of the search. Products are taken at even distances, and of each one query is
 * made, as someone types who has it before them: its code; the first four words of its name; its maker and the first
 * word of its name that is not invented; its rarest word and its last figure; the first three words of its name with two
 * neighbouring letters of the longest swapped. Right is, for a code, the product; otherwise every product whose name and
 * maker have all the words that were meant. A query of which the product itself is no right answer is left out: it was cut
 * out of a measure ("44.5" of "44.5 mm") or a denial.
 */
export function writeGrownQueries(products: readonly Product[]): GrownQuery[] {
  const counts = new Map<string, number>()
  for (const { title } of products) for (const word of split(title)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const kinds = ['code', 'title', 'maker', 'model', 'typo'] as const
  const distance = Math.floor(products.length / (EACH * kinds.length))
  return products
    .filter((_, index) => index % distance === Math.floor(distance / 2))
    .slice(0, EACH * kinds.length)
    .flatMap((product, index): GrownQuery[] =>
      writeQuery(product, kinds[index % kinds.length]!).filter(({ isRight }) => isRight(product)),
    )

  function writeQuery(product: Product, kind: GrownQuery['kind']): GrownQuery[] {
    const words = split(product.title)
    const rarest = [...words].sort((a, b) => counts.get(a)! - counts.get(b)!)[0]!
    const known = words.find((word) => /^[a-z]{4,}$/.test(word) && counts.get(word)! > products.length / 1000)
    const figure = words.findLast((word) => /\d/.test(word) && word !== rarest)
    const start = words.slice(0, 3)
    switch (kind) {
      case 'code':
        return [
          { kind, query: product.sku.toLowerCase() || product.slug, isRight: ({ slug }) => slug === product.slug },
        ]
      case 'title':
        return [mean(kind, words.slice(0, 4).join(' '))]
      case 'maker':
        return [mean(kind, `${product.supplier} ${known ?? words[0]!}`.toLowerCase())]
      case 'model':
        return [mean(kind, figure === undefined ? rarest : `${rarest} ${figure}`)]
      case 'typo':
        return [{ ...mean(kind, start.join(' ')), query: swap(start).join(' ') }]
    }
  }
}

function split(title: string): string[] {
  return title.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
}

function mean(kind: GrownQuery['kind'], query: string): GrownQuery {
  const words = listWords(query)
  const isRight = ({ title, supplier, brand }: Product) => {
    const own = new Set(listIndexWords(`${title} ${supplier} ${brand ?? ''}`))
    return words.every((word) => own.has(word))
  }
  return { kind, query, isRight }
}

/** Swaps the third and the fourth letter of the longest word. */
function swap(words: readonly string[]): string[] {
  const longest = [...words].sort((a, b) => b.length - a.length)[0]
  return words.map((word) => (word === longest ? word.replace(/^(..)(.)(.)/u, '$1$3$2') : word))
}
