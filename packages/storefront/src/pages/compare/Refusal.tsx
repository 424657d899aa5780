import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { removeCompared } from './changeComparison.ts'
import styles from './Comparison.module.css'

/** Says why products cannot be compared, and how to go on. */
export function Refusal({ products, isBrief }: { products: readonly Product[]; isBrief: boolean }) {
  const slugs = products.map(({ slug }) => slug)
  return (
    <>
      <h1 tabIndex={-1}>These have too little in common to compare</h1>
      <p>
        They share no category and are different kinds of product, so a table would be mostly gaps. Remove what does not
        belong.
      </p>
      <ul className={styles.odd}>
        {products.map((product) => (
          <li key={product.slug}>
            <Link href={paths.detail(product.slug)} className="link">
              {product.title}
            </Link>
            <Button onClick={() => removeCompared(slugs, product, isBrief)}>
              Remove
              <span className="visually-hidden"> {product.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
