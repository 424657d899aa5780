import { useState } from 'react'
import { copyText } from '../../state/order/copyText.ts'
import { showNotice } from '../../state/base/notices.ts'
import { buildHandover, type Handover } from '../../state/account/passport.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import styles from './AccountView.module.css'

const QrCode = onDemand(async () => (await import('../../shop/share/QrCode.tsx')).QrCode)

/** Transfers things to another device by a link, or several, which its camera can read from this screen. */
export function PassportLink() {
  const [handover, setHandover] = useState<Handover>()
  async function handleMake() {
    const made = await buildHandover()
    if (!made) showNotice('This is too much for codes: save a file instead.')
    setHandover(made)
  }
  return (
    <details>
      <summary>Hand over by link or QR code</summary>
      <div className={styles['fields']}>
        <p>
          The cart, lists, addresses and details go into the link itself, unsealed: <b>whoever has it can read them.</b>{' '}
          Point the other device’s camera at the code, or send the link to yourself.
        </p>
        {handover ? (
          <>
            <Codes codes={handover.codes} />
            {handover.link !== undefined && <CopyLink link={handover.link} />}
          </>
        ) : (
          <div>
            <Button onClick={() => void handleMake()}>Make the link</Button>
          </div>
        )}
      </div>
    </details>
  )
}

/** One code, or one after the other of several. */
function Codes({ codes }: { codes: readonly string[] }) {
  const [index, setIndex] = useState(0)
  const { length } = codes
  if (length === 1) return <QrCode text={codes[0]!} label="The link as a QR code" />
  const turn = (by: number) => setIndex((index + by + length) % length)
  return (
    <>
      <p>
        This is more than one code holds. Scan all {length} in any order, and open each link: the other device says
        which are missing.
      </p>
      <QrCode text={codes[index]!} label={`Part ${index + 1} of ${length} as a QR code`} />
      <div className={styles['answers']}>
        <Button onClick={() => turn(-1)}>Previous code</Button>
        <Button onClick={() => turn(1)}>Next code</Button>
        <span role="status">
          Code {index + 1} of {length}
        </span>
      </div>
    </>
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
