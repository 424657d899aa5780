import { Link } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { takeOut } from './changeComparison.ts'
import styles from './Comparison.module.css'

/** Says why products cannot be compared, and how to go on. */
export function Refusal({ products, isBrief }: { products: readonly Product[]; isBrief: boolean }) {
  const slugs = products.map(({ slug }) => slug)
  const who = products.length === 2 ? 'both' : 'all'
  return (
    <>
      <h1 tabIndex={-1} className={styles['title']}>
        These have too little in common to compare
      </h1>
      <p>
        No category lists {who} of them, and they are not called the same kind of thing: a table would hold little but
        gaps. Take out what does not belong.
      </p>
      <ul className={styles['odd']}>
        {products.map((product) => (
          <li key={product.slug}>
            <Link href={paths.detail(product.slug)} className="link">
              {product.title}
            </Link>
            <Button onClick={() => takeOut(slugs, product, isBrief)}>
              Take out
              <span className="visually-hidden"> {product.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
