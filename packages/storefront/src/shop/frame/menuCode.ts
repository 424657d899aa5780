/** The code of the menus: one file, loaded when the page rests. */
export { DrawerMenu } from './DrawerMenu.tsx'
export { GroupMenu } from './GroupMenu.tsx'
