import styles from './Swatches.module.css'

const SHOWN = 5
/** Within the drawing, from the left edge of one dot to that of the next; a dot is 12 wide. */
const STEP = 16

/** The colours of a range as dots, and how many there are; nothing for a range of one. */
export function Swatches({ colours }: { colours: readonly string[] | undefined }) {
  if (!colours) return null
  return (
    <span className={styles.swatches}>
      <Dots colours={colours.slice(0, SHOWN)} size={12} />
      <span className={styles.count}>{`${colours.length} colours`}</span>
    </span>
  )
}

/** Dots in a row, in one drawing. An SVG, because the content policy allows no style attribute in the page. `size` is in px. */
export function Dots({ colours, size }: { colours: readonly string[]; size: number }) {
  const width = STEP * colours.length - 4
  return (
    <svg
      className={styles.dots}
      width={(width * size) / 12}
      height={size}
      viewBox={`0 0 ${width} 12`}
      aria-hidden="true"
    >
      {colours.map((colour, index) => (
        <circle key={colour} cx={STEP * index + 6} cy="6" r="5.5" fill={colour} />
      ))}
    </svg>
  )
}
