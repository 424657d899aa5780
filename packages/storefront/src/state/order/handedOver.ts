import { changeAddress } from '../page/windowAddress.ts'

/** The prefix that the service worker writes to text shared by another app (`state/offline/serviceWorker.ts`). */
const FRAGMENT = '#lines='

interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void
}

/** The text that another app has handed over, once; undefined where there is none or it cannot be read. */
export function takeHandedOverText(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(FRAGMENT)) return undefined
  changeAddress(pathname + search, { replace: true })
  try {
    return decodeURIComponent(hash.slice(FRAGMENT.length))
  } catch {
    return undefined
  }
}

/** Takes each file that the shop, where it is installed, is opened with. */
export function takeOpenedFiles(onFile: (file: File) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files) file.getFile().then(onFile, () => undefined)
  })
}
