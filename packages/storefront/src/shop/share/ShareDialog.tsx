import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@shop/core/page/address.ts'
import { buildShareFragment } from '@shop/core/share/fragment.ts'
import type { Shared } from '@shop/core/share/shared.ts'
import { copyText } from '../../state/order/copyText.ts'
import { BASE } from '../../state/page/base.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './ShareDialog.module.css'

interface Props {
  readonly title: string
  readonly shared: Shared
  readonly onClose: () => void
}

/** A link that contains a cart or ward list, to copy, send with another app, or scan. */
export function ShareDialog({ title, shared, onClose }: Props) {
  const link = useLink(shared)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {shared.kind === 'cart'
          ? 'Anyone with this link sees these products at that day’s prices, and can add them to a cart.'
          : `Anyone with this link sees the list “${shared.name}” with its par levels, and can save it.`}{' '}
        Notes and engravings are included. Everything is in the link itself; this shop sends it to no one.
      </p>
      {link === undefined ? (
        <p>
          <b>This is too long for a link.</b> Share it in parts, or with shorter notes.
        </p>
      ) : (
        <LinkParts link={link} title={title} />
      )}
    </Dialog>
  )
}

function LinkParts({ link, title }: { link: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  /** Undefined before the button is pressed. */
  const [isCopied, setCopied] = useState<boolean>()
  async function handleCopy() {
    const isCopied = await copyText(link)
    if (!isCopied) field.current?.focus()
    // Emptied first, so that a screen reader announces the same message again.
    setCopied(undefined)
    setTimeout(() => setCopied(isCopied), 50)
  }
  return (
    <div className={styles.parts}>
      <div className={styles.link}>
        <label htmlFor="share-link">Link</label>
        <input
          ref={field}
          id="share-link"
          readOnly
          value={link}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.actions}>
          <Button look="main" onClick={() => void handleCopy()} disabled={link === ''}>
            {isCopied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
            Copy link
          </Button>
          {'share' in navigator && (
            // Closing the list of apps rejects: the visitor has changed their mind.
            <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
              <Share2 size={20} aria-hidden />
              Send with another app
            </Button>
          )}
        </div>
        <p role="status" className={styles.message}>
          {isCopied && 'The link has been copied.'}
          {isCopied === false &&
            'Copying is not allowed here. The link is selected: copy it with the keyboard or a long press.'}
        </p>
      </div>
      <div className={styles.qr}>{link && <QrCode text={link} label="The link as a QR code" />}</div>
    </div>
  )
}

/** The link; empty until it is built, undefined where it would be too long. */
function useLink(shared: Shared): string | undefined {
  const [link, setLink] = useState<string | undefined>('')
  useEffect(() => {
    let isCurrent = true
    void buildShareFragment(shared).then((fragment) => {
      if (isCurrent) setLink(fragment && `${location.origin}${BASE}${paths.shared}#${fragment}`)
    })
    return () => {
      isCurrent = false
    }
  }, [shared])
  return link
}
