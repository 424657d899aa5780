import type { Product } from '../catalogue/catalogue.ts'
import type { CartLine } from './cartLines.ts'

/** A product with its choice, in words: "Scrub top, Size M". */
export function formatSold({ title, chosen }: Pick<Product, 'title' | 'chosen'>): string {
  const choice = formatChoice(chosen ?? { options: {} })
  return choice === '' ? title : `${title}, ${choice}`
}

/** A line's choices: "Size M, Length Long. Engraved “Dr A Penrose”"; empty where there are none. */
export function formatChoice({ options, engraving }: Pick<CartLine, 'options' | 'engraving'>): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`)
  const engraved = engraving === undefined ? [] : [`Engraved “${engraving}”`]
  return [chosen.join(', '), ...engraved].filter((text) => text !== '').join('. ')
}
