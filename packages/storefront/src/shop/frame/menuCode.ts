/** The code of the menus: one file, loaded when the page is idle. */
export { DrawerMenu } from './DrawerMenu.tsx'
export { GroupMenu } from './GroupMenu.tsx'
