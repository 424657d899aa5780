import { useId } from 'react'
import type { Product } from '../../domain/catalogue/catalogue.ts'
import { PictureTile } from '../product/PictureTile.tsx'
import styles from './EngravingPreview.module.css'

/** Radius of the line on which the text stands, in the drawing's own units. */
const RADIUS = 70
/** From the foot of the circle clockwise, so that the middle of the text is at the top. */
const RIM = `M100 ${100 + RADIUS} A${RADIUS} ${RADIUS} 0 1 1 100.1 ${100 + RADIUS}`

/**
 * The text laid over the product's picture: round the rim of a chestpiece that is drawn from near, or across a tag.
 * How the engraver will set it is not known here, so it is called an impression.
 */
export function EngravingPreview({ product, text }: { product: Product; text: string }) {
  const id = useId()
  const metal = `url(#${id}-metal)`
  const hasRim = product.attributes['chestpiece'] !== undefined
  const label = text === '' ? 'Impression of the product without an engraving' : `Impression of the engraving: ${text}`
  return (
    <figure className={styles['preview']}>
      <PictureTile
        name={product.picture}
        sizes="(min-width:900px) 20vw, 45vw"
        isLarge
        isRevealed={false}
        className={styles['picture']}
      />
      <svg viewBox="0 0 200 200" role="img" aria-label={label} className={styles['near']}>
        <linearGradient id={`${id}-metal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles['light']} />
          <stop offset="0.45" className={styles['shade']} />
          <stop offset="0.6" className={styles['light']} />
          <stop offset="1" className={styles['shade']} />
        </linearGradient>
        {hasRim ? (
          <>
            <circle cx="100" cy="100" r="95" className={styles['edge']} />
            <circle cx="100" cy="100" r="93" fill={metal} />
            <circle cx="100" cy="100" r="54" className={styles['edge']} />
            <circle cx="100" cy="100" r="52" className={styles['face']} />
            <path id={`${id}-rim`} d={RIM} fill="none" />
            <text className={styles['text']} fontSize={fitSize(text, 2 * Math.PI * RADIUS * 0.86, 19)}>
              <textPath href={`#${id}-rim`} startOffset="50%" textAnchor="middle">
                {text}
              </textPath>
            </text>
          </>
        ) : (
          <>
            <rect x="4" y="58" width="192" height="84" rx="12" className={styles['edge']} />
            <rect x="8" y="62" width="184" height="76" rx="9" fill={metal} />
            <text
              x="100"
              y="100"
              textAnchor="middle"
              dominantBaseline="central"
              className={styles['text']}
              fontSize={fitSize(text, 164, 28)}
            >
              {text}
            </text>
          </>
        )}
      </svg>
      <figcaption>An impression, not a proof: the engraver sets the lettering.</figcaption>
    </figure>
  )
}

/** The size at which a text fills no more than `room`. */
function fitSize(text: string, room: number, most: number): number {
  const ems = [...text].reduce((sum, character) => sum + getEms(character), 0)
  return Math.min(most, room / Math.max(1, ems))
}

/** How wide a character is at most, in parts of its size. */
function getEms(character: string): number {
  if (/[MW@&]/.test(character)) return 1
  return /[\p{Lu}mw+]/u.test(character) ? 0.8 : 0.62
}
