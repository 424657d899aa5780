import { X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { findProducts } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { MAX_COMPARED, type SlugList } from '@shop/core/stored/slugList.ts'
import { clearCompared, toggleCompared } from '../../state/product/compared.ts'
import { useProducts } from '../../state/product/products.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { focusHeading } from '../../ui/focusHeading.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../product/Picture.tsx'
import styles from './CompareTray.module.css'

/** The products to compare, at the foot of the window. Once hidden, it comes back with the next choice. */
export function CompareTray({ slugs }: { slugs: SlugList }) {
  const [hidden, setHidden] = useState<string>()
  const choice = slugs.join(' ')
  const loaded = useProducts(slugs)
  const products = loaded ? findProducts(loaded, slugs) : []
  if (products.length === 0 || hidden === choice) return null
  function handleRemove({ currentTarget }: MouseEvent, slug: string, title: string) {
    // The button goes with its product: the focus moves to the next one first.
    const item = currentTarget.parentElement
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    if (next) next.focus()
    else focusHeading()
    toggleCompared(slug, title)
  }
  function handleHide() {
    setHidden(choice)
    focusHeading()
  }
  return (
    <section aria-label="Products to compare" className={styles.tray} data-tray>
      <p role="status">
        <b>{products.length}</b> of {MAX_COMPARED}
        <span className={styles.words}> chosen</span>
      </p>
      <ul className={styles.chosen}>
        {products.map(({ slug, title, picture }) => (
          <li key={slug}>
            <button
              type="button"
              title={`Remove: ${title}`}
              aria-label={`Remove: ${title}`}
              onClick={(event) => handleRemove(event, slug, title)}
            >
              <Picture name={picture} isSmall />
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
      <Button look="quiet" aria-label="Hide products to compare" onClick={handleHide}>
        <X size={20} aria-hidden />
      </Button>
    </section>
  )
}
