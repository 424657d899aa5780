import type { ReactNode } from 'react'
import { Picture } from '../product/Picture.tsx'
import styles from './Hero.module.css'

/** A still life is as high as the hero, and 2.14 times as wide; on phones the file of 640 px is enough for 360 px. */
const SIZES = '(min-width:600px) 340px, 258px'
const HOME_SIZES = '(min-width:600px) 566px, 320px'

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
  readonly children?: ReactNode
}

/** Title and description on one side, a picture on the other, on the group's tint (specification, 2). */
export function Hero({ title, description, picture, group, isFirst = true, isHome = false, children }: Props) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div className={styles['hero']} data-group={group} data-home={isHome ? '' : undefined}>
      <div className={styles['words']}>
        <Heading tabIndex={isFirst ? -1 : undefined}>{title}</Heading>
        <p>{description}</p>
        {children}
      </div>
      {picture !== undefined && (
        <div className={styles['picture']}>
          <Picture name={picture} sizes={isHome ? HOME_SIZES : SIZES} isLarge isFirst={isFirst} />
        </div>
      )}
    </div>
  )
}
