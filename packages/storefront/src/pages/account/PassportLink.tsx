import { useState } from 'react'
import { buildPassportLink } from '../../state/account/passport.ts'
import { showNotice } from '../../state/base/notices.ts'
import { copyText } from '../../state/order/copyText.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { Fold } from './Fold.tsx'
import styles from './AccountView.module.css'

const QrCode = onDemand(async () => (await import('../../shop/share/QrCode.tsx')).QrCode)

/** Hands things over to another device by a link, which its camera can read from this screen where one code holds it. */
export function PassportLink() {
  const [link, setLink] = useState<string>()
  async function handleMake() {
    const made = await buildPassportLink()
    if (made === undefined) showNotice('This is too long for a link. Save a file instead.')
    setLink(made)
  }
  return (
    <Fold title="Hand over by link or QR code">
      <div className={styles.fields}>
        <p>
          The cart, lists, addresses and details go into the link itself: <b>whoever has it can read them.</b> Point the
          other device’s camera at the code, or send the link to yourself.
        </p>
        {link === undefined ? (
          <div>
            <Button onClick={() => void handleMake()}>Make the link</Button>
          </div>
        ) : (
          <>
            <QrCode text={link} label="The link as a QR code" instead="Send the link, or save a file." />
            <CopyLink link={link} />
          </>
        )}
      </div>
    </Fold>
  )
}

function CopyLink({ link }: { link: string }) {
  async function handleCopy() {
    const isCopied = await copyText(link)
    showNotice(isCopied ? 'The link is copied.' : 'This browser does not let the shop copy.')
  }
  return (
    <div>
      <Button onClick={() => void handleCopy()}>Copy the link</Button>
    </div>
  )
}
