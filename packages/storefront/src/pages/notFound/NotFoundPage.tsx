import { paths } from '@shop/core/page/address.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ShopMap } from '../../shop/frame/ShopMap.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './NotFoundPage.module.css'

/** An unknown address: nothing of a category, but the search above and the whole shop below. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead page="notFound" />
      <MessagePage title="There is no page at this address">
        <p>
          The address may be mistyped, or the product may no longer be sold.{' '}
          <span className="scripted">Search above by name or code, or choose from the shop below.</span>
        </p>
        <Link href={paths.home} className={buttonClass('plain')}>
          Go to the home page
        </Link>
      </MessagePage>
      <ShopMap />
    </div>
  )
}
