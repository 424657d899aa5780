import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { MessagePage } from '../../shop/MessagePage.tsx'
import { PageHead } from '../../shop/PageHead.tsx'

export function OrderPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <>
      <PageHead title="Order document" description="Order document" />
      <MessagePage title="Nothing to order yet" isWaiting={catalogue === undefined}>
        <Link href={paths.home} className="link">
          See the whole shop
        </Link>
      </MessagePage>
    </>
  )
}
