import { paths } from '@shop/core/page/address.ts'
import type { ShareError } from '@shop/core/share/fragment.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { Button } from '../../ui/Button.tsx'

const MESSAGES: Record<ShareError, { readonly title: string; readonly text: string }> = {
  empty: {
    title: 'Nothing was shared',
    text: 'A shared cart or list is in the link itself, after the # sign. Open the link exactly as it was sent to you.',
  },
  unknown: {
    title: 'This link cannot be read',
    text: 'The part after the # sign was not made by this shop. Open the link exactly as it was sent to you.',
  },
  cut: {
    title: 'Part of the link is missing',
    text: 'Some programs break a long link in two. Copy all of it, or ask for it again; a QR code cannot be cut short.',
  },
  changed: {
    title: 'The link was changed on the way',
    text: 'It is not the link that was made, so nothing is shown. Ask for it again.',
  },
  newer: {
    title: 'The link was made by a newer version of this shop',
    text: 'Load the page again: this one may be out of date.',
  },
  'too-large': {
    title: 'The link holds too much',
    text: 'No cart or list is this large. Ask for the link again.',
  },
  unsupported: {
    title: 'This browser is too old to open the link',
    text: 'Open the link in a newer browser, or ask for the list as a file.',
  },
}

/** Says why a link cannot be opened. Nothing has changed on this device. */
export function ShareErrorMessage({ error, isWaiting = false }: { error: ShareError; isWaiting?: boolean }) {
  const { title, text } = MESSAGES[error]
  return (
    <MessagePage title={title} isWaiting={isWaiting} next={{ href: paths.home, label: 'See the whole shop' }}>
      <p className="scripted">{text} Nothing in your cart or lists has changed.</p>
      <p className="scriptless">Opening a shared link needs JavaScript, which is switched off.</p>
      {error === 'newer' && <Button onClick={() => location.reload()}>Load the page again</Button>}
    </MessagePage>
  )
}
