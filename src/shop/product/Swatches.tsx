import styles from './Swatches.module.css'

const SHOWN = 5

/** The colours of a range as dots, and how many there are; nothing for a range of one. */
export function Swatches({ colours }: { colours: readonly string[] | undefined }) {
  if (!colours) return null
  return (
    <span className={styles['swatches']}>
      {colours.slice(0, SHOWN).map((colour) => (
        <Swatch key={colour} colour={colour} size={12} />
      ))}
      <span className={styles['count']}>{colours.length} colours</span>
    </span>
  )
}

/** One dot. An SVG, because the content policy allows no style attribute in the page. `size` is in px. */
export function Swatch({ colour, size }: { colour: string; size: number }) {
  return (
    <svg className={styles['swatch']} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={colour} />
    </svg>
  )
}
