import type { ComponentProps, ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import styles from './Tile.module.css'

interface Props extends ComponentProps<typeof Picture> {
  /** Gives the tile its shape. */
  readonly className?: string | undefined
  /** True: the tint of its group. */
  readonly isTinted?: boolean
  /** False where the picture is in the first viewport or responds to the pointer. */
  readonly isRevealed?: boolean
  /** Drawn on top of the picture. */
  readonly children?: ReactNode
}

/** A picture on its tile. The tint is that of the nearest `data-group`. */
export function PictureTile({ className = '', isTinted = false, isRevealed = true, children, ...picture }: Props) {
  return (
    <span
      className={[styles.tile, isTinted && styles.tinted, className].filter(Boolean).join(' ')}
      data-reveal={isRevealed ? '' : undefined}
    >
      <Picture {...picture} />
      {children}
    </span>
  )
}
