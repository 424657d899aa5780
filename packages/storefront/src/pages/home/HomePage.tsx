import { formatCount } from '@shop/core/base/count.ts'
import { findGroup } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { groups, shop } from 'virtual:shop'
import { CategoryMap } from '../../shop/frame/CategoryMap.tsx'
import { Hero } from '../../shop/frame/Hero.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ProductGrid } from '../../shop/listing/ProductGrid.tsx'
import { Link } from '../../ui/Link.tsx'
import { AdvertBand } from './AdvertBand.tsx'
import { ProductFold } from './ProductFold.tsx'
import styles from './HomePage.module.css'

/**
 * Home: the entry whose id is "/", then the shared map of the shop, then two sections, products and an advert
 * (specification, 2). Where no entry has that id there is nothing to show but the map.
 */
export function HomePage({ data }: PageProps<'home'>) {
  const home = data?.entries[0]
  const intro = groups.find(({ id }) => id === shop.introGroup) ?? groups[0]
  const tiles = home?.tiles ?? []
  const categories = new Set(groups.flatMap((group) => group.categories.map(({ id }) => id)))
  return (
    <>
      <PageHead
        page="home"
        title={`${shop.brand.strong} ${shop.brand.light}`.trim()}
        description={shop.summary}
        path={paths.home}
      />
      {home && (
        <Hero
          title={home.title}
          description={home.description}
          {...(home.picture && { picture: home.picture })}
          group={intro?.id ?? ''}
          lead={shop.lead}
          isHome
        >
          <ul className={styles.jump}>
            {intro?.categories.map(({ id, shortTitle }) => (
              <li key={id}>
                <Link href={paths.category(id)}>{shortTitle}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.quickOrder}>Quick order</Link>
            </li>
          </ul>
        </Hero>
      )}
      <section aria-labelledby="map">
        <div className={styles.head}>
          <h2 id="map">The whole shop</h2>
          <p>{`${formatCount(groups.length, 'group')}, ${formatCount(categories.size, 'category', 'categories')}.`}</p>
        </div>
        <CategoryMap groups={groups} tiles={tiles} />
      </section>
      {home && (
        <section aria-labelledby="products">
          <div className={styles.head}>
            <h2 id="products">From every shelf</h2>
            <p>{home.products.length} to start with.</p>
          </div>
          <ProductFold count={home.products.length}>
            {(more) => (
              <ProductGrid products={home.products}>
                {more}
                {home.advert && (
                  <AdvertBand advert={home.advert} group={findGroup(groups, home.advert.id)?.id ?? intro?.id ?? ''} />
                )}
              </ProductGrid>
            )}
          </ProductFold>
        </section>
      )}
    </>
  )
}
