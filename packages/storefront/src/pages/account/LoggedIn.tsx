import { paths } from '@shop/core/page/address.ts'
import type { PageName } from '@shop/core/page/pages.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { type Account, endSession } from '../../state/account/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'

/** In place of the forms to log in, sign up and reset a password, for someone who is logged in. */
export function LoggedIn({ page, account }: { page: PageName; account: Account }) {
  return (
    <MessagePage title={`You are logged in as ${account.person.firstName}`}>
      <PageHead page={page} />
      <p>To log in as someone else, create another account on this device or reset a password, log out first.</p>
      <Link href={paths.account} className={buttonClass('main')}>
        My account
      </Link>
      <Button onClick={() => void endSession(page === 'forgetPassword' ? 'here' : undefined)}>Log out</Button>
    </MessagePage>
  )
}
