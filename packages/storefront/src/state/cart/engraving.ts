import type { EngravingChoice } from '@shop/core/cart/engraving.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { keepInPage } from '../base/acts.ts'
import { createStore } from '../base/store.ts'

type Engravable = Pick<Product, 'range' | 'engravable'>

/** The text in the open form of one product, for its picture; undefined while there is none that can be engraved. */
export const engravedText = createStore<{ readonly slug: string; readonly text: string } | undefined>(undefined)

/** The text typed last, and its range. It lasts as long as the page, and is never stored. */
let typed: { readonly range: string; readonly choice: EngravingChoice } | undefined

keepInPage(() => typed !== undefined)

/** Remembers what is being typed, so that another colour of the same range does not lose it; `undefined` forgets it. */
export function rememberEngraving({ range }: Engravable, choice: EngravingChoice | undefined): void {
  if (range !== undefined) typed = choice && choice.text !== '' ? { range, choice } : undefined
}

/** The text being typed for this range, to be confirmed again; undefined if there is none, or it cannot be engraved. */
export function recallEngraving({ range, engravable }: Engravable): EngravingChoice | undefined {
  return engravable && typed && typed.range === range ? { ...typed.choice, isConfirmed: false } : undefined
}
