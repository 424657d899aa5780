import Color from 'colorjs.io'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import styles from './Sample.module.css'

interface Props {
  readonly theme: 'light' | 'dark'
  /** The group's, as `tokens.css` has it: the empty name is grey. */
  readonly group?: string
  readonly style: CSSProperties
}

/** A few words as the shop would draw them, with their contrast as it is measured on the screen. */
export function Sample({ theme, group, style }: Props) {
  const words = useRef<HTMLSpanElement>(null)
  const measured = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { color, backgroundColor } = getComputedStyle(words.current!)
    const contrast = new Color(color).contrastWCAG21(new Color(backgroundColor))
    // Rounded down, so that none seems to be enough.
    measured.current!.textContent = `${Math.floor(contrast * 10) / 10}:1`
  })
  return (
    <p className={styles.sample} data-sample={theme} style={{ colorScheme: theme }}>
      <span ref={words} data-group={group} className={styles.words} style={style}>
        {theme === 'light' ? 'In light' : 'In dark'}
      </span>
      <span ref={measured} />
    </p>
  )
}
