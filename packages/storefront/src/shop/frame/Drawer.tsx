import { useStore } from '../../state/base/store.ts'
import { menusStore } from './loadMenus.ts'

/** The menu on phones; nothing until its code is here. */
export function Drawer() {
  const menus = useStore(menusStore, undefined)
  return menus ? <menus.DrawerMenu /> : null
}
