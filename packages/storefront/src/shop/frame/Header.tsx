import { Menu, ShoppingCart, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import { shop } from 'virtual:shop'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../brand/Logo.tsx'
import { CUT_OFF, TELEPHONE_LABEL } from '../brand/shopWords.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { accountMenuStore } from './accountMenuStore.ts'
import { ALL_GROUPS_ID, DRAWER_ID, loadMenus, menusStore } from './loadMenus.ts'
import { MenuBar } from './MenuBar.tsx'
import { ThemeSelect } from './ThemeSelect.tsx'
import { VatSelect } from './VatSelect.tsx'
import styles from './Header.module.css'

/** The shared header: a line of facts, the bar that stays in view, and a menu for each group. */
export function Header() {
  return (
    <header id="header" className={styles.header}>
      <div className={styles.facts}>
        <div className="wrap">
          <p>
            {`${TELEPHONE_LABEL} `}
            <b className="num">{shop.telephone}</b>
          </p>
          {shop.note && <Note text={shop.note} />}
          <nav className={styles.ordering} aria-label="Ordering">
            <Link href={paths.quickOrder}>Quick order</Link>
            <Link href={paths.lists}>Lists</Link>
          </nav>
          <div className={styles.choices}>
            {money.showExVat && <VatSelect />}
            <ThemeSelect />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <div className="wrap">
          <div className={styles.brand}>
            <MenuButton />
            <Link href={paths.home} className={styles.home}>
              <Logo />
            </Link>
          </div>
          <SearchForm />
          <nav className={styles.own} aria-label="Account and cart">
            <AccountLink />
            <CartLink />
          </nav>
        </div>
      </div>
      <MenuBar />
    </header>
  )
}

/** The shop's own line, with its hour in bold. */
function Note({ text }: { text: string }) {
  const [before, after] = text.split(CUT_OFF)
  return (
    <p>
      {before}
      {after !== undefined && <b>{shop.cutOff}</b>}
      {after}
    </p>
  )
}

/** Opens the drawer. Without JavaScript it is a link to the groups at the foot of the page. */
function MenuButton() {
  const menus = useStore(menusStore, undefined)
  const look = { className: styles.burger, 'aria-label': 'Menu', children: <Menu aria-hidden /> }
  function handlePress(event: MouseEvent) {
    event.preventDefault()
    loadMenus().then(
      () => document.getElementById(DRAWER_ID)?.showPopover(),
      () => document.getElementById(ALL_GROUPS_ID)?.scrollIntoView(),
    )
  }
  if (menus) return <button type="button" popoverTarget={DRAWER_ID} {...look} />
  return <a href={`#${ALL_GROUPS_ID}`} onClick={handlePress} {...look} />
}

/** Leads to the log in; of an open profile it says whose it is. */
function AccountLink() {
  const code = useStore(accountMenuStore, undefined)
  if (code) return <code.AccountMenu wordClass={styles.word} />
  return (
    <Link href={paths.login}>
      <UserRound size={22} aria-hidden />
      <span className={styles.word}>Log in</span>
    </Link>
  )
}

/** The cart icon with its badge: the number of items in the cart. */
function CartLink() {
  const { lines: cart } = useCart()
  const count = countItems(cart)
  return (
    <Link href={paths.cart}>
      <ShoppingCart size={22} aria-hidden />
      <span className={styles.word}>Cart</span>
      <span className={styles.badge} data-empty={count === 0 ? '' : undefined} data-testid="badge">
        {count > 999 ? '999+' : count}
        <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
      </span>
    </Link>
  )
}
