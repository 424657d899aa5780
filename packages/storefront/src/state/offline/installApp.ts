import { createStore } from '../base/store.ts'

/** An event that some browsers give a page that can be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

/** Asks the visitor whether to install the shop; undefined where the browser does not let the page ask. */
export const installStore = createStore<(() => void) | undefined>(undefined)

/** Holds back the browser's own banner: installing is offered where the visitor looks for it. */
export function watchInstallable(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installStore.set(() => void (event as InstallEvent).prompt())
  })
  addEventListener('appinstalled', () => installStore.set(undefined))
}
