import { startTransition, useEffect, useState } from 'react'
import type { ListedProduct, Product } from '@shop/core/catalogue/catalogue.ts'
import { parsePage, slicePage } from '@shop/core/listing/pages.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { readAddress } from '../../state/page/readAddress.ts'
import { readPath } from '../../state/page/windowAddress.ts'
import { loadProductsAt } from '../../state/product/products.ts'
import { keepSearch } from '../../state/search/recentSearches.ts'
import { loadCards, searchCatalogue } from '../../state/search/search.ts'
import { LaterCodedNote } from './LaterCodedNote.tsx'

/** An answer, with the query that it is the answer to. */
interface Answer {
  readonly query: string
  /** The page of the results, from 1. */
  readonly page: number
  readonly outcome: SearchOutcome | undefined
  /** See `SearchNote`. */
  readonly coded: Product | undefined
  /** The products of the page, or the first of them until the others have come. */
  readonly found: readonly ListedProduct[]
  /** True if the answer, or all but its first products, could not be had. */
  readonly hasFailed: boolean
}

const NOTHING = { outcome: undefined, coded: undefined, found: [], hasFailed: false }
/** Cards that fill the first screen of a phone, and a row elsewhere: they are drawn before the others are asked for. */
const FIRST_CARDS = 4

/** The search result; the previous answer stays until the next is here, so that nothing flashes. */
export function useSearch(query: string, page: number): Answer {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!query) return
    const asking = new AbortController()
    const { signal } = asking
    const show = (next: Answer) => signal.aborted || setAnswer(next)
    // In slices: what is in sight can be used meanwhile.
    const showWhole = (next: Answer) => startTransition(() => void show(next))
    const keep = ({ outcome }: Answer) => {
      // A search without a full match is not worth offering again.
      if (!signal.aborted && outcome && outcome.count > 0 && outcome.dropped.length === 0) keepSearch(query)
    }
    const fail = () => show({ ...NOTHING, query, page, hasFailed: true })
    // The first products stay.
    const failLater = () => signal.aborted || setAnswer((shown) => shown && { ...shown, hasFailed: true })
    const { first, whole } = takeEarly(query, page) ?? beginSearch(query, page, signal)
    first.then((answer) => {
      show(answer)
      whole.then((answer) => (showWhole(answer), keep(answer)), failLater)
    }, fail)
    return () => asking.abort()
  }, [query, page])
  if (!query || !answer) return { ...NOTHING, query, page }
  // The heading and the buttons show another page at once: the products of the page before do not belong to it.
  return answer.query === query && answer.page !== page ? { ...answer, found: [] } : answer
}

interface Search {
  readonly query: string
  readonly page: number
  readonly first: Promise<Answer>
  readonly whole: Promise<Answer>
}

function beginSearch(query: string, page: number, signal?: AbortSignal): Search {
  const outcome = searchCatalogue(query, signal)
  // A note that does not come leaves the products as they are.
  const coded = outcome.then(loadCoded).catch(() => undefined)
  const draw = async (count?: number): Promise<Answer> => {
    const { ranked } = await outcome
    const cards = loadCards(slicePage(ranked, page).slice(0, count), signal)
    return { query, page, hasFailed: false, outcome: await outcome, coded: await coded, found: await cards }
  }
  const first = draw(FIRST_CARDS)
  const whole = first.then(() => draw())
  // The caller handles a failure; until it waits for these, one is not an error of the page.
  for (const step of [first, whole]) step.catch(() => undefined)
  return { query, page, first, whole }
}

async function loadCoded({ ranked: [first], exact }: SearchOutcome): Promise<Product | undefined> {
  if (first === undefined || !exact.includes(first)) return undefined
  const [[product]] = await Promise.all([loadProductsAt([first]), LaterCodedNote.load()])
  return product
}

/** The search that the address asks for as the page loads: its files come while React takes the page over. */
let early = import.meta.env.SSR ? undefined : beginEarly()

function beginEarly(): Search | undefined {
  const query = parseQuery(new URLSearchParams(location.search).get('q') ?? '')
  return query && readAddress(readPath()).page === 'search' ? beginSearch(query, parsePage(location.search)) : undefined
}

function takeEarly(query: string, page: number): Search | undefined {
  const own = early?.query === query && early.page === page ? early : undefined
  early = undefined
  return own
}
