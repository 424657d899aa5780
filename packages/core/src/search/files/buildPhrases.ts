import type { Product } from '../../catalogue/catalogue.ts'
import { buildListAbove, splitNames } from '../../catalogue/kinds.ts'
import { findName, findNoun } from '../../catalogue/noun.ts'
import type { KindRecord, SynonymRecord } from '../../catalogue/schema.ts'
import type { PostingList } from '../postings.ts'
import { listIndexWords, listWords } from '../words.ts'
import { EXACT_KINDS, KIND_SIGN, PHRASE_SIGNS, USUAL_SIGN } from './searchFiles.ts'

/** The words by which people ask for a shop's goods. */
export interface ShopWords {
  readonly synonyms: readonly SynonymRecord[]
  readonly kinds: readonly KindRecord[]
}

/** Phrases that people say, and the kinds of goods. */
export interface Phrases {
  readonly lists: PostingList[]
  /** See `StartFile`. */
  readonly meanings: readonly string[]
  /** See `StartFile`. */
  readonly shared: Readonly<Record<number, string>>
  readonly idle: readonly string[]
  /** See `StartFile`. */
  readonly plain: readonly string[]
  /** See `StartFile`. */
  readonly alike: readonly (readonly string[])[]
  /** Products, by index, that are found by their own names alone. */
  readonly fenced: ReadonlySet<number>
}

type ListAbove = ReturnType<typeof buildListAbove>

/** Lists each phrase with the numbers of what it means, and each kind with its products. */
export function buildPhrases(products: readonly Product[], { synonyms, kinds }: ShopWords): Phrases {
  const meanings = [...new Set(synonyms.flatMap(({ means, advice, ages }) => means ?? advice ?? ages ?? []))]
  const said = new Map<string, Set<number>>()
  const say = (text: string, role: keyof typeof PHRASE_SIGNS, meaning?: number) => {
    const phrase = listWords(text).join(' ')
    // Stop words alone mean nothing.
    if (phrase === '') return
    const known = said.get(phrase + PHRASE_SIGNS[role]) ?? new Set()
    said.set(phrase + PHRASE_SIGNS[role], meaning === undefined ? known : known.add(meaning))
  }
  const isSold = buildIsSold(products)
  const listAbove = buildListAbove(kinds)
  const plain = synonyms.flatMap(({ describes, say: texts }) => (describes ? texts.flatMap(listWords) : []))
  for (const { means, unsold, elsewhere, advice, say: texts } of synonyms)
    for (const text of texts) {
      if (unsold) say(text, 'instead')
      else if (elsewhere) say(text, 'elsewhere')
      else if (advice) say(text, 'advice', meanings.indexOf(advice))
      else if (means) say(text, 'means', meanings.indexOf(means))
    }
  for (const [at, kind] of kinds.entries()) {
    say(kind.name, 'means', meanings.length + at)
    for (const role of ['means', 'answers', 'instead', 'never'] as const)
      for (const name of splitNames(kind[role]))
        if (role !== 'instead' || !isSold(name)) say(name, role, meanings.length + at)
  }
  for (const { ages, say: texts } of synonyms)
    for (const { text, barred } of ages ? listAges(texts, products, listAbove) : []) {
      say(text, 'never', meanings.indexOf(ages!))
      for (const [at, { id }] of kinds.entries()) if (barred.has(id)) say(text, 'never', meanings.length + at)
    }
  for (const [at, { name, fenced, exact }] of kinds.entries()) {
    const noun = listWords(findNoun(name)).at(-1) ?? ''
    const isCurated = (['means', 'answers', 'instead', 'elsewhere'] as const).some((role) =>
      said.has(noun + PHRASE_SIGNS[role]),
    )
    if (!fenced && !exact && !isCurated && !plain.includes(noun)) say(noun, 'noun', meanings.length + at)
  }
  const { lists, fenced } = listKinds(products, kinds, listAbove)
  const shared = [...said].flatMap(([phrase, meant]) => {
    const own = [...meant].flatMap((number) => kinds[number - meanings.length] ?? [])
    return phrase.endsWith(PHRASE_SIGNS.means) ? listShared(own, listAbove) : []
  })
  const exact = listOf(
    EXACT_KINDS,
    kinds.flatMap((kind, at) => (kind.exact ? [meanings.length + at] : [])),
  )
  return {
    fenced,
    lists: [
      ...[...said].map(([word, meant]) =>
        listOf(
          word,
          [...meant].sort((a, b) => a - b),
        ),
      ),
      ...lists,
      exact,
    ],
    meanings,
    shared: Object.fromEntries(shared.map((kind) => [meanings.length + kinds.indexOf(kind), kind.name])),
    idle: synonyms.flatMap(({ say: texts, ...role }) => (Object.keys(role).length > 0 ? [] : texts.flatMap(listWords))),
    plain,
    alike: synonyms.flatMap(({ alike, say: texts }) => (alike ? [texts.flatMap(listWords)] : [])),
  }
}

const MONTHS_A_YEAR = 12
/** Up to the last before a medicine for adults. */
const AGES =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )

/** Each age of a child in these words ("# year"), in months where they say so, with the kinds of medicines that are for older ones. */
function listAges(texts: readonly string[], products: readonly Product[], listAbove: ListAbove) {
  const leasts = new Map<string, number[]>()
  for (const { age = '', kind = '' } of products) {
    const [, number = 0, unit] = /^(\d+) (month|year)/.exec(age) ?? []
    const months = Number(number) * (unit === 'year' ? MONTHS_A_YEAR : 1)
    for (const id of listAbove(kind)) leasts.set(id, [...(leasts.get(id) ?? []), months])
  }
  const direct = new Set(products.map(({ kind }) => kind))
  return texts.flatMap((text) =>
    AGES.flatMap((name, number) => {
      const years = text.includes('under') ? number - 1 : number
      const months = years * (text.includes('month') ? 1 : MONTHS_A_YEAR)
      // Of a wider kind some may be right.
      const isBarred = ([id, own]: [string, number[]]) => (direct.has(id) ? Math.max : Math.min)(...own) > months
      const barred = new Set([...leasts].filter(isBarred).map(([id]) => id))
      const said = text.endsWith(' year') ? [String(number), name] : [String(number)]
      return barred.size > 0 ? said.map((age) => ({ text: text.replace('#', age), barred })) : []
    }),
  )
}

/** The kinds that share a name, without those that hold another of them; none where one alone has it. */
function listShared(own: readonly KindRecord[], listAbove: ListAbove): readonly KindRecord[] {
  const narrow = own.filter(({ id }) => own.every((other) => other.id === id || !listAbove(other.id).includes(id)))
  return narrow.length > 1 ? narrow : []
}

/** Tells of a name whether some product has all of its words in its own name (`findName`) and its maker's. */
export function buildIsSold(products: readonly Pick<Product, 'title' | 'supplier' | 'brand'>[]) {
  const named = products.map(
    ({ title, supplier, brand = '' }) => new Set(listIndexWords(`${findName(title)} ${supplier} ${brand}`)),
  )
  return (name: string): boolean => {
    const words = listWords(name)
    return words.length > 0 && named.some((own) => words.every((word) => own.has(word)))
  }
}

/** The products of each kind and of those that it holds; and all that are found by their own names alone. */
function listKinds(products: readonly Product[], kinds: readonly KindRecord[], listAbove: ListAbove) {
  const places = new Map(kinds.map(({ id }, at) => [id, at]))
  const indices = kinds.map((): number[] => [])
  const fenced: number[] = []
  for (const [index, product] of products.entries()) {
    const above = listAbove(product.kind ?? '').flatMap((id) => places.get(id) ?? [])
    for (const at of above) indices[at]!.push(index)
    if (above.some((at) => kinds[at]!.fenced)) fenced.push(index)
  }
  const holds = new Set(products.map(({ kind }) => kind))
  const lists = [
    listOf(KIND_SIGN, fenced),
    ...kinds.flatMap(({ id, usual }, at) => {
      const own = splitNames(usual)
      const known = indices[at]!.filter((index) => own.includes(products[index]!.slug))
      const list = { ...listOf(`${KIND_SIGN}${at}`, indices[at]!), isVague: !holds.has(id) }
      return known.length > 0 ? [list, listOf(`${KIND_SIGN}${at}${USUAL_SIGN}`, known)] : [list]
    }),
  ]
  return { lists, fenced: new Set(fenced) }
}

/** A word with a sign, which has no scores. */
export function listOf(word: string, indices: number[]): PostingList {
  return { word, indices, scores: indices.map(() => 0), isVague: false }
}
