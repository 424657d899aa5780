import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import { findProducts } from '../../domain/catalogue/catalogue.ts'
import { MAX_COMPARED, type SlugList } from '../../domain/related/slugList.ts'
import { getLoadedCatalogue } from '../../state/product/catalogue.ts'
import { clearCompared, toggleCompared } from '../../state/product/compared.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Picture } from '../product/Picture.tsx'
import styles from './CompareTray.module.css'

/** The products to compare, at the foot of the window. Once hidden, it comes back with the next choice. */
export function CompareTray({ slugs }: { slugs: SlugList }) {
  const [hidden, setHidden] = useState<SlugList>()
  const catalogue = getLoadedCatalogue()
  const products = catalogue ? findProducts(catalogue, slugs) : []
  if (products.length === 0 || hidden === slugs) return null
  return (
    <section aria-label="Products to compare" className={styles['tray']} data-tray>
      <p role="status">
        <b>{products.length}</b> of {MAX_COMPARED}
        <span className={styles['words']}> chosen</span>
      </p>
      <ul className={styles['chosen']}>
        {products.map(({ slug, title, picture }) => (
          <li key={slug}>
            <button
              type="button"
              title={`Remove: ${title}`}
              aria-label={`Remove: ${title}`}
              onClick={() => toggleCompared(slug, title)}
            >
              <Picture name={picture} sizes="44px" isSmall />
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Link href={paths.comparison(slugs)} className={buttonClass('add')}>
        Compare
        <span className="visually-hidden"> the chosen products</span>
      </Link>
      <Button look="quiet" onClick={clearCompared}>
        Clear
      </Button>
      <Button look="quiet" aria-label="Hide products to compare" onClick={() => setHidden(slugs)}>
        <X size={20} aria-hidden />
      </Button>
    </section>
  )
}
