import { useId } from 'react'
import type { EngravedPlace } from '@shop/core/catalogue/pictures.ts'
import styles from './EngravedText.module.css'

/** Units of the drawing in a cm of the goods: letters of a fraction of a unit would be set coarsely. */
const UNITS = 100
/** A capital's height in parts of its size. */
const CAPITAL = 0.73
/** The distance of a cut's edge from it, in parts of the size: the part that the lamp, upper left, does not reach. */
const EDGE = 0.035

interface Props {
  readonly place: EngravedPlace
  readonly text: string
  /** True where the same text stands on a picture beside it. */
  readonly isHidden?: boolean
}

/** A text cut into what a square picture shows, in its perspective; it lies on the picture and fills the same tile. */
export function EngravedText({ place, text, isHidden = false }: Props) {
  const id = useId()
  const { matrix, radius, length, height, cut } = place
  const size = UNITS * Math.min(height / CAPITAL, length / countEms(text))
  // The highest that a letter stands is the middle of a straight line's plane.
  const [far, foot] = radius > 0 ? [Math.round(UNITS * radius), 0] : [(UNITS * length) / 2, (size * CAPITAL) / 2]
  const line = radius > 0 ? `M${-far} 0A${far} ${far} 0 0 0 ${far} 0` : `M${-far} ${foot}H${far}`
  const edge = cut === 'dark' ? EDGE * size : -EDGE * size
  const letters = (
    <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
      {text}
    </textPath>
  )
  return (
    <svg
      viewBox="0 0 1 1"
      className={styles.engraved}
      data-cut={cut}
      {...(isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `Impression of the engraving: ${text}` })}
    >
      <g transform={`matrix(${matrix.join(' ')}) scale(${1 / UNITS})`} fontSize={size}>
        <path id={id} d={line} fill="none" />
        <text className={styles.edge} transform={`translate(${edge} ${1.4 * edge})`} aria-hidden>
          {letters}
        </text>
        <text className={styles.cut}>{letters}</text>
      </g>
    </svg>
  )
}

/** The greatest width of a text, in parts of its size. */
function countEms(text: string): number {
  return Math.max(
    1,
    [...text].reduce((sum, character) => sum + getEms(character), 0),
  )
}

function getEms(character: string): number {
  if (/[MW@&]/.test(character)) return 1
  return /[\p{Lu}mw+]/u.test(character) ? 0.8 : 0.62
}
