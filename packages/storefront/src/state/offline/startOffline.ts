import { BASE } from '../page/base.ts'
import { watchConnection } from './connection.ts'
import { watchInstallable } from './installApp.ts'
import { forget, isWanted, keepingStore, startKeeping } from './keeping.ts'

/** Starts the work that comes last: installing, keeping the shop on the device, and watching for a lost connection. */
export function startOffline(): void {
  watchInstallable()
  linkManifest()
  watchConnection()
  keepFirstPicture()
  if (isWanted()) void startKeeping()
  // Files that are left because switching it off was cut short.
  else if (keepingStore.get() === 'off') void forget()
}

/** Named only now: what a first load asks for is not to wait for it. */
function linkManifest(): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'manifest', href: `${BASE}/manifest.webmanifest` })
  document.head.append(link)
}

/** The picture that stands in the page itself was never asked for: the service worker keeps its smallest file. */
function keepFirstPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('#main img[fetchpriority=high]')
  const isKeeping = 'serviceWorker' in navigator && navigator.serviceWorker.controller
  if (isKeeping && picture?.currentSrc.startsWith('data:')) new Image().src = picture.src
}
