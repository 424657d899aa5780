import { useEffect, useState } from 'react'

/** The desk's pages, with their names. */
export const PLACES = {
  products: 'Products',
  categories: 'Categories',
  shop: 'Shop',
  pages: 'Pages',
  facts: 'Facts',
  changes: 'Changes',
  publish: 'Publish',
} as const
export type PlaceName = keyof typeof PLACES

/** The place in the desk: a page, and in it a record and a field, as in "#products/slug/NewPrice". */
export interface Place {
  readonly page: PlaceName
  readonly record: string
  readonly field: string
}

/** The address of a place. */
export function formatPlace(page: PlaceName, record = '', field = ''): string {
  return `#${[page, record, field].map(encodeURIComponent).join('/').replace(/\/+$/, '')}`
}

/** Reads an address; anything that is no place is the products. */
function parsePlace(hash: string): Place {
  const [page = '', record = '', field = ''] = hash.replace(/^#/, '').split('/').map(decode)
  return { page: Object.hasOwn(PLACES, page) ? (page as PlaceName) : 'products', record, field }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Goes to a place. */
export function goTo(...place: Parameters<typeof formatPlace>): void {
  location.hash = formatPlace(...place)
}

/** The place that the address names now. A link to where one is already leads there once more. */
export function usePlace(): Place {
  const [place, setPlace] = useState(() => parsePlace(location.hash))
  useEffect(() => {
    const follow = () => setPlace(parsePlace(location.hash))
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.getAttribute('href') === location.hash) follow()
    }
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', handleClick)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', handleClick)
    }
  }, [])
  return place
}
