import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { ENGRAVING_RETURNS, findEngravingProblem } from '@shop/core/cart/engraving.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { LineWarning } from './LineWarning.tsx'
import styles from './CartLineCard.module.css'

interface Props {
  readonly line: CartLine
  readonly product: Product
  readonly name: string
}

/** The notes on an engraved line; a link or a ward list may hold a text that cannot be engraved. */
export function EngravingCheck({ line, product, name }: Props) {
  if (line.engraving === undefined) return null
  if (!product.engravable)
    return (
      <LineWarning text="This product cannot be engraved. Remove it and add it without an engraving." name={name} />
    )
  const problem = findEngravingProblem(line.engraving)
  if (problem !== undefined)
    return <LineWarning text={`${problem}. Remove it and add it again with another text.`} name={name} />
  return <p className={styles.sum}>{ENGRAVING_RETURNS}</p>
}
