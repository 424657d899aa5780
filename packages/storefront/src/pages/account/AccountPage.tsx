import { paths } from '@shop/core/page/address.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useMadeOrders } from '../../state/account/madeOrders.ts'
import { hasCrypto } from '../../state/account/profiles.ts'
import { accountStore } from '../../state/account/session.ts'
import { useStore } from '../../state/base/store.ts'
import { useAddressQuery } from '../../state/page/pageAddress.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { NoCrypto } from './NoCrypto.tsx'

// These are not seen before the visitor logs in, or the page has hydrated: it does not carry their rules.
const AccountView = onDemand(async () => (await import('./AccountView.tsx')).AccountView)
const GuestView = onDemand(async () => (await import('./GuestView.tsx')).GuestView)
const MadeOrderView = onDemand(async () => (await import('./MadeOrderView.tsx')).MadeOrderView)

/** Everything that belongs to the person who is logged in, or to a guest of this device, or one of their orders. */
export function AccountPage() {
  const account = useStore(accountStore, undefined)
  const isHydrated = useIsHydrated()
  const orders = useMadeOrders()
  const wanted = useAddressQuery().get('order')
  const made = orders.find(({ reference }) => reference === wanted)
  if (!account && !made)
    return (
      <>
        <MessagePage title="Log in to see your account" isWaiting={!isHydrated}>
          <PageHead page="account" />
          {isHydrated && !hasCrypto() ? (
            <NoCrypto />
          ) : (
            <>
              <p>What is in an account is sealed on this device until its owner logs in.</p>
              <Link href={paths.login} className={buttonClass('main')}>
                Log in
              </Link>
              <Link href={paths.signup} className="link">
                Create account
              </Link>
            </>
          )}
        </MessagePage>
        {isHydrated && <GuestView orders={orders} />}
      </>
    )
  return (
    <div className="fills-screen">
      <PageHead page="account" {...(made && { title: `Order ${made.reference}` })} />
      {made && <MadeOrderView key={made.reference} made={made} />}
      {!made && account && <AccountView account={account} orders={orders} />}
    </div>
  )
}
