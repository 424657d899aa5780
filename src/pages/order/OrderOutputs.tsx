import { Download, Mail, Printer } from 'lucide-react'
import { Link } from '../../ui/Link.tsx'
import { paths } from '../../domain/page/address.ts'
import { buildOrderMail } from '../../domain/order/buildOrderMail.ts'
import { findMissingForPeppol } from '../../domain/order/findMissingForPeppol.ts'
import type { Order } from '../../domain/order/order.ts'
import { saveOrder, type FileFormat } from './outputs.ts'
import { copyText } from '../../state/order/copyText.ts'
import { showNotice } from '../../state/page/notices.ts'
import { editDetails, renewOrderDraft } from '../../state/order/orderDraft.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CopyAsText } from './CopyAsText.tsx'
import styles from './OrderOutputs.module.css'

/** What can be done with the document. Nothing leaves the device unless the visitor sends it. */
export function OrderOutputs({ order, onRelief }: { order: Order; onRelief: () => void }) {
  const mail = buildOrderMail(order)
  const missing = order.seller.peppol && findMissingForPeppol(order)
  function handleSave(format: FileFormat) {
    saveOrder(order, format).then(
      () => showNotice(`Saved as ${order.reference}.${format} in your downloads.`),
      () => showNotice('The file could not be made because part of the shop did not load. Reload the page.'),
    )
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
    <div className={styles['outputs']}>
      <Button look="main" onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        Print or save as PDF
      </Button>
      <a
        href={mail.href}
        className={buttonClass()}
        onClick={() => mail.toPaste !== undefined && void handleLongMail(mail.toPaste)}
      >
        <Mail size={20} aria-hidden />
        Email {order.seller.name}
      </a>
      <CopyAsText order={order} />
      <h2>Save as a file</h2>
      <div className={styles['files']}>
        <SaveButton onClick={() => handleSave('xlsx')}>Excel</SaveButton>
        <SaveButton onClick={() => handleSave('csv')}>CSV</SaveButton>
        {missing?.length === 0 && <SaveButton onClick={() => handleSave('xml')}>Peppol XML, draft</SaveButton>}
      </div>
      {missing && missing.length > 0 && (
        <details className={styles['missing']}>
          <summary>Why there is no Peppol XML</summary>
          <p>An electronic order (UBL 2.1, Peppol BIS Ordering 3) still needs:</p>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <h2>VAT relief</h2>
      <p>
        Someone who is chronically sick or disabled and buys for personal or domestic use may be able to buy some goods
        without VAT. Print the declaration and fill it in by hand: this shop keeps nothing of it.
      </p>
      <Button onClick={onRelief}>
        <Printer size={20} aria-hidden />
        Print a blank declaration
      </Button>
      <h2>Change the order</h2>
      <div className={styles['files']}>
        <Button onClick={editDetails}>Details</Button>
        <Link href={paths.cart} className={buttonClass()}>
          Cart
        </Link>
        <Button onClick={renewOrderDraft}>New document</Button>
      </div>
    </div>
  )
}

function SaveButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Download size={20} aria-hidden />
      <span className="visually-hidden">Save as </span>
      {children}
    </Button>
  )
}
