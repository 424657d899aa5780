import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { findEngravingProblem } from '@shop/core/cart/engraving.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { LineWarning } from './LineWarning.tsx'

interface Props {
  readonly line: CartLine
  readonly product: Product
  readonly name: string
}

/** A warning about a text that cannot be engraved, as a link or a ward list may hold. */
export function EngravingCheck({ line, product, name }: Props) {
  if (line.engraving === undefined) return null
  if (!product.engravable)
    return (
      <LineWarning text="This product cannot be engraved. Remove it and add it without an engraving." name={name} />
    )
  const problem = findEngravingProblem(line.engraving)
  if (problem === undefined) return null
  return <LineWarning text={`${problem}. Remove it and add it again with another text.`} name={name} />
}
