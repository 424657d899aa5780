import type { ComponentProps, MouseEvent } from 'react'

interface Props extends ComponentProps<'a'> {
  /** An address of the shop, relative to where it is published. */
  readonly href: string
  /** True: the new address takes the place of the one in the history. */
  readonly replace?: boolean
  /** Called when the link is followed on this page, and not in another tab. */
  readonly onClick?: () => void
}

/**
 * A link within the shop. It follows nothing itself, so that a move draws none of the hundreds on a page again: one
 * listener follows them all (`routes/links.ts`), and the browser does until that is there.
 */
export function Link({ href, replace = false, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={import.meta.env.BASE_URL + href.slice(1)}
      data-replace={replace ? '' : undefined}
      onClick={onClick && ((event) => isPlain(event) && onClick())}
    />
  )
}

function isPlain({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
}
