import { Download, Mail, Printer } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buildOrderMail } from '@shop/core/order/buildOrderMail.ts'
import { findMissingForPeppol } from '@shop/core/order/findMissingForPeppol.ts'
import type { Order } from '@shop/core/order/order.ts'
import { showNotice } from '../../state/base/notices.ts'
import { copyText } from '../../state/order/copyText.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CopyAsText } from './CopyAsText.tsx'
import { type FileFormat, saveOrder } from './outputs.ts'
import styles from './OrderOutputs.module.css'

interface Props {
  readonly order: Order
  /** Says whether the document is complete, and shows what is missing. */
  readonly onUse: () => boolean
}

/** The ways to print, save and send the document. Nothing leaves the device unless the visitor sends it. */
export function OrderOutputs({ order, onUse }: Props) {
  const mail = buildOrderMail(order)
  const missing = order.seller.peppol && findMissingForPeppol(order)
  function handleSave(format: FileFormat) {
    if (!onUse()) return
    saveOrder(order, format).then(
      () => showNotice(`Saved as ${order.reference}.${format} in your downloads.`),
      () => showNotice('The file could not be made because part of the shop did not load. Reload the page.'),
    )
  }
  function handleMail(event: MouseEvent) {
    if (!onUse()) event.preventDefault()
    else if (mail.toPaste !== undefined) void handleLongMail(mail.toPaste)
  }
  async function handleLongMail(text: string) {
    const isCopied = await copyText(text)
    showNotice(
      isCopied
        ? 'The email has only part of your order, which is too long for it. All of it is copied: paste it into the email.'
        : 'The email has only part of your order, which is too long for it. Use “Copy as text” and paste the rest.',
    )
  }
  return (
    <div className={styles.outputs}>
      <div className={styles.pair}>
        <Button look="main" onClick={() => onUse() && window.print()}>
          <Printer size={20} aria-hidden />
          Print or save as PDF
        </Button>
        <a href={mail.href} className={buttonClass()} onClick={handleMail}>
          <Mail size={20} aria-hidden />
          Email {order.seller.name}
        </a>
      </div>
      <div className={styles.files}>
        <CopyAsText order={order} onUse={onUse} />
        <SaveButton onClick={() => handleSave('xlsx')}>Excel</SaveButton>
        <SaveButton onClick={() => handleSave('csv')}>CSV</SaveButton>
        {missing?.length === 0 && <SaveButton onClick={() => handleSave('xml')}>Peppol XML, draft</SaveButton>}
      </div>
      {missing && missing.length > 0 && (
        <details className={styles.missing}>
          <summary>Why there is no Peppol XML</summary>
          <p>An electronic order (UBL 2.1, Peppol BIS Ordering 3) still needs:</p>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function SaveButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button look="quiet" onClick={onClick}>
      <Download size={18} aria-hidden />
      <span className="visually-hidden">Save as </span>
      {children}
    </Button>
  )
}
