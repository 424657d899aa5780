import { useEffect } from 'react'
import { paths } from '@shop/core/page/address.ts'
import { groups } from 'virtual:shop'
import { useStore } from '../../state/base/store.ts'
import { useAtRest } from '../../state/page/atRest.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { Link } from '../../ui/Link.tsx'
import { isInGroup } from './isInGroup.ts'
import { loadMenus, menusStore } from './loadMenus.ts'
import styles from './MenuBar.module.css'

/** The groups as a bar of links to their overviews; once the menus are here, each is a button that opens a panel. */
export function MenuBar() {
  const { path } = usePageAddress()
  const isAtRest = useAtRest()
  const menus = useStore(menusStore, undefined)
  useEffect(() => {
    // A file that does not come leaves the links, which lead to the same categories.
    if (isAtRest) loadMenus().catch(() => undefined)
  }, [isAtRest, path])
  return (
    <nav className={styles.menu} aria-label="Groups">
      <ul className="wrap">
        {groups.map((group) => {
          const tab = { className: styles.tab, 'data-current': isInGroup(group, path) ? '' : undefined }
          if (menus) return <menus.GroupMenu key={group.id} group={group} tab={tab} />
          return (
            <li key={group.id} data-group={group.id}>
              <Link href={paths.group(group.id)} {...tab}>
                {group.title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
