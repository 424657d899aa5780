import type { ReactNode } from 'react'
import { findStatus, type ProductStatus } from '@shop/core/catalogue/status.ts'
import { paths } from '@shop/core/page/address.ts'
import { useNow } from '../../state/page/now.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './UnlessHeld.module.css'

interface Props {
  readonly product: { readonly status?: ProductStatus }
  /** The controls that order it. */
  readonly children?: ReactNode
}

/** The controls that order a product, unless it cannot be ordered; and a warning about it, if there is one. */
export function UnlessHeld({ product, children }: Props) {
  return product.status ? <Judged product={product}>{children}</Judged> : children
}

function Judged({ product, children }: Props) {
  const status = findStatus(product, useNow())
  return (
    <>
      {status && <StatusNote status={status} />}
      {!status?.isHeld && children}
    </>
  )
}

/** A status in words, with what replaces the product one press away. */
function StatusNote({ status: { text, by } }: { status: ProductStatus }) {
  return (
    <p className={`caution ${styles.status}`} data-status>
      {text}.{' '}
      {by && (
        <Link href={paths.detail(by.slug)} className="link">
          See {by.title}
        </Link>
      )}
    </p>
  )
}
