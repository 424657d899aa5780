import { KnownHere } from '../shop/frame/KnownHere.tsx'
import { NotKept } from '../shop/frame/NotKept.tsx'
import type { ReadyPage } from './loadPage.tsx'

/** The page for an address whose data this device does not keep, with what it knows; its picture is the one in the shell. */
export function drawNotKept(path: string): ReadyPage {
  const picture = document.querySelector<HTMLImageElement>('.not-kept img')?.src
  return {
    path,
    render: () => (
      <NotKept picture={picture}>
        <KnownHere />
      </NotKept>
    ),
  }
}
