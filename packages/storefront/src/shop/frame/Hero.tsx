import type { ReactNode } from 'react'
import { LARGE_SIZES, Picture } from '../product/Picture.tsx'
import styles from './Hero.module.css'

/** A still life fills its half of the hero; on phones it stands beside the title, at home below the words. */
const SIZES = '(min-width:600px) 44vw, 120px'

/** Fewer characters than this are at most two lines, on the narrowest phone. */
const TWO_LINES = 64

interface Props {
  readonly title: string
  readonly description: string
  /** See `ListedProduct.picture`; undefined for a hero without a picture. */
  readonly picture?: string
  /** The group whose tint the hero takes. */
  readonly group: string
  /** False for a second category entry on one page, whose title is then an h2. */
  readonly isFirst?: boolean
  readonly isHome?: boolean
  /** A line above the title. */
  readonly lead?: string | undefined
  readonly children?: ReactNode
}

/** Title and description on one side, a picture on the other, on the group's tint (specification, 2). */
export function Hero({ title, description, picture, group, isFirst = true, isHome = false, lead, children }: Props) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div
      id={isFirst ? 'hero' : undefined}
      className={styles.hero}
      data-group={group}
      data-home={isHome ? '' : undefined}
      // Not by :has(): what is drawn before the picture has come over the line would move when it does.
      data-pictured={picture !== undefined ? '' : undefined}
    >
      <div className={styles.words}>
        {lead !== undefined && <div>{lead}</div>}
        <Heading tabIndex={isFirst ? -1 : undefined}>{title}</Heading>
        <div className={styles.description}>
          <p>{description}</p>
          {!isHome && description.length >= TWO_LINES && (
            <details>
              <summary>
                <span>More</span>
                <span>Less</span>
              </summary>
            </details>
          )}
        </div>
        {children}
      </div>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Picture name={picture} sizes={isHome ? LARGE_SIZES : SIZES} isLarge isFirst={isFirst} />
        </div>
      )}
    </div>
  )
}
