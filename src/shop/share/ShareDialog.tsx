import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../domain/page/address.ts'
import { buildShareFragment } from '../../domain/share/fragment.ts'
import type { Shared } from '../../domain/share/shared.ts'
import { copyText } from '../../state/order/copyText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './ShareDialog.module.css'

interface Props {
  readonly title: string
  readonly shared: Shared
  readonly onClose: () => void
}

/** A link that holds a cart or a list, to be copied, handed to another program, or read by a telephone. */
export function ShareDialog({ title, shared, onClose }: Props) {
  const link = useLink(shared)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {shared.kind === 'cart'
          ? 'Whoever opens this link sees these products at the prices of that day, and decides what to do with them.'
          : `Whoever opens this link sees the list “${shared.name}” with its par levels, and can save it.`}{' '}
        Notes and engravings travel with it. All of it stands in the link itself: it is sent to nobody by this shop.
      </p>
      {link === 'too-long' ? (
        <p>
          <b>This is too much for a link.</b> Share it in parts, or with shorter notes.
        </p>
      ) : (
        <LinkParts link={link} title={title} />
      )}
    </Dialog>
  )
}

function LinkParts({ link, title }: { link: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  async function handleCopy() {
    const isCopied = await copyText(link)
    if (!isCopied) field.current?.focus()
    // Emptied first: the same words again are news to a screen reader too.
    setSaid('')
    setTimeout(
      () =>
        setSaid(
          isCopied
            ? 'The link is copied.'
            : 'Copying was not allowed here: the link is marked, copy it with the keyboard or by a long press.',
        ),
      50,
    )
  }
  return (
    <div className={styles['parts']}>
      <div className={styles['link']}>
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
        <div className={styles['actions']}>
          <Button look="main" onClick={() => void handleCopy()} disabled={link === ''}>
            {said.startsWith('The link') ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
            Copy the link
          </Button>
          {'share' in navigator && (
            // Whoever closes the list of programs has changed their mind: no fault.
            <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
              <Share2 size={20} aria-hidden />
              Send with another program
            </Button>
          )}
        </div>
        <p role="status" className={styles['said']}>
          {said}
        </p>
      </div>
      <div className={styles['qr']}>{link && <QrCode text={link} label="The link as a QR code" />}</div>
    </div>
  )
}

/** The link, empty until it is made. */
function useLink(shared: Shared): string {
  const [link, setLink] = useState('')
  useEffect(() => {
    let isCurrent = true
    void buildShareFragment(shared).then((fragment) => {
      if (isCurrent) setLink(fragment ? buildLink(fragment) : 'too-long')
    })
    return () => {
      isCurrent = false
    }
  }, [shared])
  return link
}

function buildLink(fragment: string): string {
  return `${location.origin}${import.meta.env.BASE_URL.replace(/\/$/, '')}${paths.shared}#${fragment}`
}
