import { ChevronDown, X } from 'lucide-react'
import { type ToggleEvent, useState } from 'react'
import { money } from '@shop/core/money/shopMoney.ts'
import { decodeSegments, paths } from '@shop/core/page/address.ts'
import { groups, shop } from 'virtual:shop'
import { useStore } from '../../state/base/store.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { Link } from '../../ui/Link.tsx'
import { TELEPHONE_LABEL } from '../brand/shopWords.ts'
import { accountMenuStore } from './accountMenuStore.ts'
import { InstallButton } from './InstallButton.tsx'
import { isInGroup, readGroupId } from './isInGroup.ts'
import { DRAWER_ID } from './loadMenus.ts'
import { ThemeSelect } from './ThemeSelect.tsx'
import { VatSelect } from './VatSelect.tsx'
import styles from './DrawerMenu.module.css'

/**
 * The menu on phones: every group and category at full height, drawn when it first opens. While it is open, the rest of
 * the page is inert.
 */
export function DrawerMenu() {
  const [hasOpened, setOpened] = useState(false)
  function handleBeforeToggle(event: ToggleEvent<HTMLElement>) {
    // Before, not after: the browser returns the focus to the button, which must no longer be inert.
    const isOpen = event.newState === 'open'
    if (isOpen) setOpened(true)
    for (const other of event.currentTarget.parentElement?.children ?? []) {
      if (other !== event.currentTarget && other instanceof HTMLElement) other.inert = isOpen
    }
  }
  function handleToggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open') event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <div
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={styles.drawer}
      onBeforeToggle={handleBeforeToggle}
      onToggle={handleToggle}
    >
      {hasOpened && <Content />}
    </div>
  )
}

function Content() {
  const { path } = usePageAddress()
  const current = decodeSegments(path)?.[0]
  const hasAccount = useStore(accountMenuStore, undefined) !== undefined
  return (
    <>
      <div className={styles.top}>
        <h2>Menu</h2>
        <button type="button" popoverTarget={DRAWER_ID} popoverTargetAction="hide" aria-label="Close menu">
          <X aria-hidden />
        </button>
      </div>
      <nav aria-label="All categories">
        {groups.map((group) => (
          <details key={group.id} name="drawer" data-group={group.id} open={isInGroup(group, path) || undefined}>
            <summary>
              {group.title}
              <ChevronDown size={20} aria-hidden />
            </summary>
            <ul>
              {group.categories.map(({ id, shortTitle }) => (
                <li key={id}>
                  <Link href={paths.category(id)} aria-current={id === current ? 'page' : undefined}>
                    {shortTitle}
                  </Link>
                </li>
              ))}
              <li>
                <Link
                  href={paths.group(group.id)}
                  aria-current={readGroupId(path) === group.id ? 'page' : undefined}
                  className={styles.all}
                >
                  Everything in {group.title}
                </Link>
              </li>
            </ul>
          </details>
        ))}
      </nav>
      <div className={styles.end}>
        <Link href={paths.quickOrder}>Quick order</Link>
        <Link href={paths.lists}>Lists</Link>
        {hasAccount ? <Link href={paths.account}>My account</Link> : <Link href={paths.login}>Log in</Link>}
        <Link href={paths.device}>On this device</Link>
        <InstallButton />
        {money.showExVat && <VatSelect />}
        <ThemeSelect />
        <p>
          {TELEPHONE_LABEL} <b className="num">{shop.telephone}</b>
        </p>
      </div>
    </>
  )
}
