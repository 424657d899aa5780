import { groups } from 'virtual:shop'
import { useRef, type FocusEvent, type PointerEvent } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import type { Group } from '../../domain/catalogue/catalogue.ts'
import { isInGroup } from './isInGroup.ts'
import { PictureTile } from '../product/PictureTile.tsx'
import styles from './MenuBar.module.css'

/** Long enough that a mouse passing over opens nothing. */
const HOVER_OPENS_MS = 140
const HOVER_CLOSES_MS = 220

/** The groups as a bar of disclosure buttons; each opens a panel of links. */
export function MenuBar() {
  const [path] = useLocation()
  return (
    <nav className={styles['menu']} aria-label="Groups">
      <ul className="wrap">
        {groups.map((group) => (
          <GroupMenu key={group.id} group={group} isCurrent={isInGroup(group, path)} />
        ))}
      </ul>
    </nav>
  )
}

/** A native popover: it opens without JavaScript, closes with Escape and by a click elsewhere, one at a time. */
function GroupMenu({ group, isCurrent }: { group: Group; isCurrent: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHovered = useRef(false)
  const id = `menu-${group.id}`

  function handleHover(event: PointerEvent, isOver: boolean) {
    if (event.pointerType !== 'mouse') return
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
  return (
    <li
      data-group={group.id}
      onPointerEnter={(event) => handleHover(event, true)}
      onPointerLeave={(event) => handleHover(event, false)}
      onBlur={handleBlur}
    >
      <button
        type="button"
        popoverTarget={id}
        className={styles['tab']}
        data-current={isCurrent ? '' : undefined}
        onClick={handleClick}
      >
        {group.title}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        <div className="wrap">
          <div className={styles['lead']}>
            <h2>{group.title}</h2>
            <p>{group.description}</p>
            <Link href={paths.group(group.id)} className="link">
              All of {group.title}
            </Link>
          </div>
          <ul>
            {group.categories.map((category) => (
              <li key={category.id}>
                <Link href={paths.category(category.id)} className={styles['link']}>
                  <PictureTile
                    name={category.picture}
                    sizes="112px"
                    isTinted
                    isSmall
                    isRevealed={false}
                    className={styles['picture']}
                  />
                  <span>
                    <b>{category.shortTitle}</b>
                    <small>{category.inside}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
