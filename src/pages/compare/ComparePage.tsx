import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { MessagePage } from '../../shop/MessagePage.tsx'
import { PageHead } from '../../shop/PageHead.tsx'

export function ComparePage({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <>
      <PageHead title="Compare" description="Compare" />
      <MessagePage title="Nothing to compare yet" isWaiting={catalogue === undefined}>
        <Link href={paths.home} className="link">
          See the whole shop
        </Link>
      </MessagePage>
    </>
  )
}
