import { Copy, Mail, Printer } from 'lucide-react'
import type { SignedUp } from '../../state/account/account.ts'
import { showNotice } from '../../state/base/notices.ts'
import { copyText } from '../../state/order/copyText.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import styles from './AccountReady.module.css'

/** The recovery code, with the ways to keep it. */
export function RecoveryCode({ code, mail }: Pick<SignedUp, 'code' | 'mail'>) {
  async function handleCopy() {
    const isCopied = await copyText(code)
    showNotice(isCopied ? 'The recovery code is copied.' : 'This browser does not let the shop copy. Select the code.')
  }
  return (
    <section className={styles.section} aria-labelledby="recovery-code">
      <h2 id="recovery-code">Your recovery code</h2>
      <p>
        If you forget your password, this code is the way back: nobody can send you another. It is shown this once.
        Print it or write it down, and keep it where others do not look.
      </p>
      <p className={styles.code} data-testid="recovery-code">
        {code.split('-').map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          Print
        </Button>
        <Button onClick={() => void handleCopy()}>
          <Copy size={18} aria-hidden />
          Copy
        </Button>
        <a href={mail} className={buttonClass()}>
          <Mail size={18} aria-hidden />
          Email yourself a link
        </a>
      </div>
      <p>
        The link is a second way back. It opens your account in this browser alone: on any other device it is worth
        nothing. Your own mail program sends it; the shop does not.
      </p>
    </section>
  )
}
