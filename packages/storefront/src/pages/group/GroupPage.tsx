import { paths } from '@shop/core/page/address.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { groups } from 'virtual:groups'
import { Hero } from '../../shop/frame/Hero.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { CategoryTile } from './CategoryTile.tsx'
import styles from './GroupPage.module.css'

/** Everything in one group of the menu: each of its categories as a large tile. */
export function GroupPage({ address: { id } }: PageProps<'group'>) {
  const group = groups.find((other) => other.id === id)
  if (!group) return null
  const { title, description, categories } = group
  return (
    <>
      {/* A category may bear the name of its group. */}
      <PageHead page="group" title={`Everything in ${title}`} description={description} path={paths.group(id)} />
      <Hero title={title} description={description} group={id} />
      <h2 className={styles.count}>
        <b className="num">{categories.length}</b> {categories.length === 1 ? 'category' : 'categories'}
      </h2>
      <ul className={styles.tiles} data-group={id}>
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryTile category={category} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </>
  )
}
