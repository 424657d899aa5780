import { paths } from '../../domain/page/address.ts'
import type { PageName } from '../../domain/page/pages.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { endSession, type Account } from '../../state/profile/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'

/** In place of the log-in and sign-up forms, for someone who is logged in. */
export function LoggedIn({ page, account }: { page: PageName; account: Account }) {
  return (
    <MessagePage title={`You are logged in as ${account.person.firstName}`}>
      <PageHead page={page} />
      <p>To log in as someone else, or to create another account on this device, log out first.</p>
      <Link href={paths.account} className={buttonClass('main')}>
        My account
      </Link>
      <Button onClick={() => void endSession()}>Log out</Button>
    </MessagePage>
  )
}
