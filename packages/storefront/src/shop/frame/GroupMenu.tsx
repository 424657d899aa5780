import { type ComponentProps, type FocusEvent, type PointerEvent, type ToggleEvent, useRef, useState } from 'react'
import type { GroupNames } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import { groups } from 'virtual:groups'
import { Link } from '../../ui/Link.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import styles from './GroupMenu.module.css'

/** Long enough that a mouse passing over opens nothing. */
const HOVER_OPENS_MS = 140
const HOVER_CLOSES_MS = 220

interface Props {
  readonly group: GroupNames
  /** The props that the button shares with the link that it replaces. */
  readonly tab: ComponentProps<'button'>
}

/**
 * A button with a panel of links, drawn when it first opens. A native popover: it closes with Escape and by a click
 * elsewhere, one at a time.
 */
export function GroupMenu({ group, tab }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)
  const wasHovered = useRef(false)
  const [hasOpened, setOpened] = useState(false)
  const id = `menu-${group.id}`

  function handleHover(event: PointerEvent, isOver: boolean) {
    if (event.pointerType !== 'mouse' || isOver === isHovered.current) return
    isHovered.current = isOver
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        panel.current?.togglePopover(isOver)
        wasHovered.current = isOver
      },
      isOver ? HOVER_OPENS_MS : HOVER_CLOSES_MS,
    )
  }
  function handleClick(event: { preventDefault: () => void }) {
    clearTimeout(timer.current)
    // A panel that hovering has just opened must not be closed by the click that was meant to open it.
    if (wasHovered.current && panel.current?.matches(':popover-open')) event.preventDefault()
    wasHovered.current = false
  }
  function handleBlur(event: FocusEvent) {
    const isLeaving = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)
    if (isLeaving) panel.current?.hidePopover()
  }
  function handleBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'open') setOpened(true)
  }
  return (
    <li
      data-group={group.id}
      // Not on enter: a page that scrolls or loads under a resting pointer opens nothing.
      onPointerMove={(event) => handleHover(event, true)}
      onPointerLeave={(event) => handleHover(event, false)}
      onBlur={handleBlur}
    >
      <button type="button" popoverTarget={id} {...tab} onClick={handleClick}>
        {group.title}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={handleBeforeToggle}>
        {hasOpened && <Panel id={group.id} />}
      </div>
    </li>
  )
}

function Panel({ id }: { id: string }) {
  const group = groups.find((other) => other.id === id)
  if (!group) return null
  return (
    <div className="wrap">
      <div className={styles.lead}>
        <h2>{group.title}</h2>
        <p>{group.description}</p>
        <Link href={paths.group(group.id)} className="link">
          Everything in {group.title}
        </Link>
      </div>
      <ul>
        {group.categories.map((category) => (
          <li key={category.id}>
            <Link href={paths.category(category.id)} className={styles.link}>
              <PictureTile name={category.picture} isTinted isSmall isRevealed={false} className={styles.picture} />
              <span>
                <b>{category.shortTitle}</b>
                <small>{category.inside}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
