import { decodeSegments } from '@shop/core/page/address.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { readAddress } from '../../state/page/readAddress.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Breadcrumb.module.css'

/** Home and the current path without its leading slash, each segment a link where it leads somewhere (specification, 2). */
export function Breadcrumb() {
  const { path } = usePageAddress()
  const segments = decodeSegments(path)
  if (segments?.length === 0) return null
  const shown = segments ?? [path.replace(/^\//, '')]
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        {shown.map((segment, index) => {
          const href = `/${shown
            .slice(0, index + 1)
            .map(encodeURIComponent)
            .join('/')}`
          const isLink = index < shown.length - 1 && readAddress(href).page !== 'notFound'
          return (
            <li key={index}>
              {isLink ? (
                <Link href={href}>{segment}</Link>
              ) : (
                <span aria-current={index === shown.length - 1 ? 'page' : undefined}>{segment}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
