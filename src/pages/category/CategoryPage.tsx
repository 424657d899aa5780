import { groups } from 'virtual:shop'
import { paths } from '../../domain/address.ts'
import { findGroup, type Category } from '../../domain/catalogue.ts'
import { Hero } from '../../shop/Hero.tsx'
import { PageHead } from '../../shop/PageHead.tsx'
import { ProductGrid } from '../../shop/ProductGrid.tsx'
import { AdvertBanner } from './AdvertBanner.tsx'
import { SecondSection } from './SecondSection.tsx'
import { InformationText } from './InformationText.tsx'
import styles from './CategoryPage.module.css'

/** Every entry that has the id, one after the other (rulings, `/{id}`). */
export function CategoryPage({ id, entries }: { id: string; entries: readonly Category[] }) {
  const [first] = entries
  const group = findGroup(groups, id)?.id ?? 'more'
  return (
    <>
      {first && <PageHead title={first.title} description={first.description} path={paths.category(id)} />}
      {entries.map((entry, index) => (
        <CategoryEntry key={index} entry={entry} group={group} isFirst={index === 0} />
      ))}
    </>
  )
}

function CategoryEntry({ entry, group, isFirst }: { entry: Category; group: string; isFirst: boolean }) {
  const { products } = entry
  return (
    <section className={styles['entry']} aria-label={entry.title}>
      <Hero
        title={entry.title}
        description={entry.description}
        picture={entry.picture}
        group={group}
        isFirst={isFirst}
      />
      {entry.advert && <AdvertBanner advert={entry.advert} group={group} />}
      <SecondSection tiles={entry.tiles} group={group} />
      {entry.text && <InformationText text={entry.text} />}
      {products.length > 0 && (
        <>
          <h2 className={styles['count']}>
            <b className="num">{products.length}</b> {products.length === 1 ? 'product' : 'products'}
          </h2>
          <ProductGrid products={products} isFirst={isFirst} />
        </>
      )}
    </section>
  )
}
