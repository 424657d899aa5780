import type { ReactNode } from 'react'
import { findGroup, type ListedProduct } from '@shop/core/catalogue/catalogue.ts'
import { paths } from '@shop/core/page/address.ts'
import type { ListedCategory, PageProps } from '@shop/core/page/pageData.ts'
import { groups } from 'virtual:shop'
import { Hero } from '../../shop/frame/Hero.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ListBody } from '../../shop/listing/ListBody.tsx'
import { ListHead } from '../../shop/listing/ListHead.tsx'
import { Pagination } from '../../shop/listing/Pagination.tsx'
import { ProductGrid } from '../../shop/listing/ProductGrid.tsx'
import { type Listing, useListing } from '../../shop/listing/useListing.ts'
import { CategoryText } from './CategoryText.tsx'
import { Glance } from './Glance.tsx'
import { SecondSection } from './SecondSection.tsx'
import styles from './CategoryPage.module.css'

/** The table of the entry whose list has the head, to which the head has a link. */
const GLANCE_ID = 'glance'

/** Every entry that has the id, one after the other (rulings, `/{id}`); one choice narrows them all. */
export function CategoryPage({ address: { id, listPage = 1 }, data: { entries } }: PageProps<'category'>) {
  const [first] = entries
  const group = findGroup(groups, id)?.id ?? ''
  const listing = useListing(entries, { id, listPage })
  const withHead = entries.findIndex(({ indices }) => indices.length > 0)
  return (
    <>
      {first && (
        <PageHead
          page="category"
          title={listPage > 1 ? `${first.title}, page ${listPage}` : first.title}
          description={first.description}
          path={paths.category(id, listPage)}
        />
      )}
      {entries.map((entry, index) => {
        const { shown, found } = listing.parts[index]!
        // An entry whose products are all on another page shows no hero here.
        if (index > 0 && found > 0 && shown.length === 0) return null
        return (
          <CategoryEntry
            key={index}
            entry={entry}
            group={group}
            isFirst={index === 0}
            products={shown}
            notePack={listing.notePack}
            isNarrowed={entries.length === 1 && listing.found < listing.total}
            glance={
              entry.glance &&
              listPage === 1 && (
                <Glance
                  key={id}
                  id={index === withHead ? GLANCE_ID : undefined}
                  glance={entry.glance}
                  part={index}
                  listing={listing}
                />
              )
            }
          >
            {index === withHead && (
              <ListHead
                listing={listing}
                order="As listed"
                glance={listPage === 1 && entry.glance ? { title: entry.glance.title, id: GLANCE_ID } : undefined}
              />
            )}
            {/* That of the first stands in the head of the list, until filters leave out some of it. */}
            {(index > withHead || (entries.length > 1 && found < entry.indices.length)) && entry.indices.length > 0 && (
              <PartCount total={entry.indices.length} found={found} />
            )}
          </CategoryEntry>
        )
      })}
      <Pagination page={listing.page} pageCount={listing.pageCount} hrefFor={listing.hrefFor} />
    </>
  )
}

interface EntryProps {
  readonly entry: ListedCategory
  readonly group: string
  readonly isFirst: boolean
  readonly products: readonly ListedProduct[]
  readonly isNarrowed: boolean
  readonly notePack: Listing['notePack']
  /** Shown between the entry's text and its products. */
  readonly children: ReactNode
  /** Shown after its products. */
  readonly glance: ReactNode
}

function CategoryEntry({ entry, group, isFirst, products, isNarrowed, notePack, children, glance }: EntryProps) {
  return (
    <section className={styles.entry} aria-label={entry.title}>
      <Hero
        title={entry.title}
        description={entry.description}
        picture={entry.picture}
        group={group}
        isFirst={isFirst}
      />
      <SecondSection advert={entry.advert} tiles={entry.tiles} group={group} />
      {entry.text && <CategoryText text={entry.text} />}
      {children}
      <ListBody products={products} isNarrowed={isNarrowed}>
        {products.length > 0 && <ProductGrid products={products} isFirst={isFirst} notePack={notePack} />}
      </ListBody>
      {glance}
    </section>
  )
}

/** The count of one of several lists on a page. */
function PartCount({ total, found }: { total: number; found: number }) {
  return (
    <p className={styles.count}>
      <b className="num">{found}</b> {found < total && `of ${total} `}
      {total === 1 ? 'product' : 'products'}
    </p>
  )
}
