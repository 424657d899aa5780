import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  /** Known to the build alone. */
  readonly drawn: ReactNode
  /** Shown where the page was not prerendered. */
  readonly children?: ReactNode
}

const AS_IT_STANDS = { __html: '' }

const watchNothing = () => () => undefined

/** A part that the build has drawn: on a prerendered page the browser leaves it as it stands. */
export function AsDrawn({ drawn, children, ...rest }: Props) {
  const isTakenOver = useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  )
  const [isDrawn] = useState(isTakenOver)
  if (import.meta.env.SSR) return <div {...rest}>{drawn}</div>
  // Elsewhere React would set the markup, which the content policy forbids for any text.
  if (!isDrawn) return <div {...rest}>{children}</div>
  return <div {...rest} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
}
