import { flushSync } from 'react-dom'
import { createStore, type Store } from '../../state/base/store.ts'

/** The panels of the menu bar and the drawer: one file, loaded when the page is idle. */
type Menus = typeof import('./menuCode.ts')

/** Undefined until the menus have loaded: until then, and without JavaScript, each button is a link to a page. */
export const menusStore: Store<Menus | undefined> = createStore<Menus | undefined>(undefined)

/** The target of the Menu button while there is no drawer: the groups at the foot of the page. */
export const ALL_GROUPS_ID = 'all-groups'

export const DRAWER_ID = 'drawer'

/** Loads the menus. The links that become buttons keep the focus. Rejects where the file cannot be loaded. */
export async function loadMenus(): Promise<void> {
  const { GroupMenu, DrawerMenu } = await import('./menuCode.ts')
  await waitForRelease()
  if (menusStore.get()) return
  const listControls = () => [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
  const focused = listControls().findIndex((control) => control === document.activeElement)
  flushSync(() => menusStore.set({ GroupMenu, DrawerMenu }))
  listControls()[focused]?.focus({ preventScroll: true })
}

/** A link that became a button while it is pressed would lose the press. */
async function waitForRelease(): Promise<void> {
  if (!document.querySelector('header :is(a, button):active')) return
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(resolve), { once: true })
  })
}
