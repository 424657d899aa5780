import { useStore } from '../../state/base/store.ts'
import { installStore } from '../../state/offline/installApp.ts'
import { Button } from '../../ui/Button.tsx'

/** Puts the shop among the device's programs; nothing where the browser does not let a page ask. */
export function InstallButton() {
  const install = useStore(installStore, undefined)
  return install ? <Button onClick={install}>Install the shop</Button> : null
}
