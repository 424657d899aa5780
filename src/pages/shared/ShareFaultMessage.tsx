import { Link } from 'wouter'
import { paths } from '../../domain/page/address.ts'
import type { ShareFault } from '../../domain/share/fragment.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** What happened, and what to do about it. */
const MESSAGES: Record<ShareFault, { readonly title: string; readonly text: string }> = {
  empty: {
    title: 'Nothing was shared',
    text: 'A shared cart or list stands in its link, after the # sign. Open the link as it was sent to you.',
  },
  unknown: {
    title: 'This link cannot be read',
    text: 'What stands after the # sign was not made by this shop. Open the link as it was sent to you.',
  },
  cut: {
    title: 'A part of the link is missing',
    text: 'Some programs cut a long link in two. Copy all of it, or ask for it again; a QR code is never cut.',
  },
  changed: {
    title: 'The link was changed on its way',
    text: 'It no longer says what it was made to say, so nothing of it is shown. Ask for it again.',
  },
  newer: {
    title: 'The link was made by a newer version of this shop',
    text: 'Load the page again; it may be that this one is old.',
  },
  'too-large': {
    title: 'The link holds too much',
    text: 'No cart or list is as large as this. Ask for the link again.',
  },
  unsupported: {
    title: 'This browser is too old to open the link',
    text: 'Open the link in a newer browser, or ask for the list as a file.',
  },
}

/** Says why there is nothing to look at. Nothing was changed on this device. */
export function ShareFaultMessage({ fault, isWaiting = false }: { fault: ShareFault; isWaiting?: boolean }) {
  const { title, text } = MESSAGES[fault]
  return (
    <MessagePage title={title} isWaiting={isWaiting}>
      <p className="scripted">{text} Nothing in your cart or lists was changed.</p>
      <p className="scriptless">Opening what somebody has shared needs JavaScript, which is switched off.</p>
      {fault === 'newer' && <Button onClick={() => location.reload()}>Load the page again</Button>}
      <Link href={paths.home} className={buttonClass('plain')}>
        See the whole shop
      </Link>
    </MessagePage>
  )
}
