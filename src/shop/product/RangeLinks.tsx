import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import type { DetailPageData } from '../../domain/page/pageData.ts'
import { Swatch } from './Swatches.tsx'
import styles from './RangeLinks.module.css'

/** What tells the members of a range apart: the first in which they differ. */
const KINDS = [
  { key: 'tubeColour', name: 'Tube colour' },
  { key: 'colour', name: 'Colour' },
  { key: 'size', name: 'Size' },
  { key: 'dimensions', name: 'Dimensions' },
  { key: 'patient', name: 'Patient' },
  { key: 'capacity', name: 'Capacity' },
] as const

/** The other colours or sizes of the range, each its own page. Nothing for a product without a range. */
export function RangeLinks({ siblings, current }: { siblings: DetailPageData['siblings']; current: Product }) {
  if (siblings.length < 2) return null
  const kind = KINDS.find(({ key }) => new Set(siblings.map(({ attributes }) => attributes[key])).size > 1)
  const value = (attributes: Readonly<Record<string, string>>) => (kind ? attributes[kind.key] : undefined)
  return (
    <nav aria-label={kind?.name ?? 'In this range'} className={styles['range']}>
      <p>
        <b>{kind?.name ?? 'In this range'}</b> {value(current.attributes)}
      </p>
      <ul>
        {siblings.map(({ slug, title, swatch, attributes }) => (
          <li key={slug}>
            <Link
              href={paths.detail(slug)}
              aria-current={slug === current.slug ? 'page' : undefined}
              title={value(attributes) ?? title}
              className={swatch ? styles['dot'] : styles['chip']}
            >
              {swatch && <Swatch colour={swatch} size={30} />}
              <span className={swatch ? 'visually-hidden' : undefined}>{value(attributes) ?? title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
