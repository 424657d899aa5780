import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import styles from './Suggestions.module.css'

interface Props {
  readonly id: string
  readonly isActive: boolean
  readonly href: string
  readonly onClick?: () => void
  /** Keys that do something else with it than follow it, as in `aria-keyshortcuts`. */
  readonly keys?: string | undefined
  /** The group whose tint its picture takes. */
  readonly group?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** An option that leads somewhere: a real link, so that it opens in a new tab too. The keyboard reaches it from the field. */
export function OptionLink({ id, isActive, href, onClick, keys, group, className = '', children }: Props) {
  return (
    <Link
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={keys}
      tabIndex={-1}
      data-group={group}
      className={`${styles.option} ${className}`}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  )
}
