import type { Fact } from '@shop/core/catalogue/attributes.ts'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { nameCodes } from '@shop/core/catalogue/codes.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import styles from './ProductFacts.module.css'

/** The product's facts, as a definition list. */
export function ProductFacts({ product, stated }: { product: Product; stated: readonly Fact[] }) {
  const legalClass = { GSL: 'General sale list', P: 'Pharmacy medicine' }
  const facts = [
    ...stated,
    { name: 'Pack', value: formatPack(product.pack) },
    ...(product.legalClass ? [{ name: 'Legal class', value: legalClass[product.legalClass] }] : []),
    ...(product.engravable ? [{ name: 'Engraving', value: 'Can be engraved' }] : []),
    ...nameCodes(product),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
