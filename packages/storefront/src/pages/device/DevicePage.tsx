import { useEffect } from 'react'
import { plan } from 'virtual:products'
import { shop } from 'virtual:shop'
import { InstallButton } from '../../shop/frame/InstallButton.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useStore } from '../../state/base/store.ts'
import { type Keeping, keepingStore, readKeeping, setKeeping } from '../../state/offline/keeping.ts'
import { applyNewRelease, newReleaseStore } from '../../state/offline/newRelease.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { whenDrawn } from '../../ui/onDemand.tsx'
import { KeptPictures } from './KeptPictures.tsx'
import styles from './DevicePage.module.css'

const KeptOrders = whenDrawn(async () => (await import('./KeptOrders.tsx')).KeptOrders)

const STATES: Readonly<Record<Keeping, string>> = {
  impossible:
    shop.offline === false
      ? 'This shop cannot be kept on this device.'
      : 'This browser cannot keep the shop here. Everything else works as it does.',
  off: 'Nothing of the shop is kept for use without a connection.',
  saving: 'Your connection is slow or set to save data, so nothing is kept unless you ask for it here.',
  starting: 'Saving the shop to this device…',
  failed: 'The shop could not be kept. It will be tried again on your next visit.',
  on: 'Ready: the shop opens on this device without a connection.',
}

/** Else the manifest does not name it (`packages/site/src/build/webManifest.ts`). */
const isShareTarget = shop.offline !== false

/** The shop's copy on this device, which works without a connection, and its settings. */
export function DevicePage() {
  const keeping = useStore(keepingStore, undefined)
  const newRelease = useStore(newReleaseStore, undefined)
  useEffect(readKeeping, [])
  return (
    <div className={styles.page}>
      <PageHead page="device" />
      <h1 tabIndex={-1}>On this device</h1>
      <p className="scriptless">
        To keep the shop on this device needs JavaScript, which is switched off. Every page can still be read.
      </p>
      <div className={`${styles.parts} scripted`}>
        <section aria-labelledby="without-connection">
          <h2 id="without-connection">Without a connection</h2>
          <p>
            The shop can stay on this device{plan.isSmall && ' whole'}: its pages, prices, search, cart, lists and order
            document. It then opens where there is no signal
            {!plan.isSmall && ', with the products that you have looked at before'}. Nothing about you is sent anywhere.
          </p>
          {keeping !== 'impossible' && (
            <CheckboxField
              label="Keep this shop on this device"
              isChecked={keeping !== 'off' && keeping !== 'saving'}
              onChange={(isOn) => void setKeeping(isOn)}
            />
          )}
          <p role="status">{keeping && STATES[keeping]}</p>
          {newRelease && (
            <p className={styles.row}>
              A newer version of the shop is ready.
              <Button onClick={() => applyNewRelease(newRelease)}>Use it now</Button>
            </p>
          )}
        </section>
        {keeping === 'on' && <KeptPictures />}
        <KeptOrders />
        <section aria-labelledby="installed">
          <h2 id="installed">As an app</h2>
          <p>
            Installed, the shop has its own window and icon
            {isShareTarget && ', and takes codes that you share from other apps'}. Where there is no button here, look
            in your browser’s menu for “Install” or “Add to Home Screen”.
          </p>
          {isShareTarget && keeping === 'off' && (
            <p>While the shop is not kept here, text that you share to it from other apps reaches its host.</p>
          )}
          <InstallButton />
        </section>
      </div>
    </div>
  )
}
