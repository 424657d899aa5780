import type { Fact } from '../../domain/catalogue/attributes.ts'
import { nameCodes } from '../../domain/catalogue/codes.ts'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { formatPack } from '../../domain/catalogue/formatPack.ts'
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
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
