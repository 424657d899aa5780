import { groups } from 'virtual:shop'
import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import { PageHead } from '../../shop/PageHead.tsx'

/** What a group of the menu holds: each of its categories. */
export function GroupPage({ id }: { id: string }) {
  const group = groups.find((other) => other.id === id)
  if (!group) return null
  return (
    <>
      <PageHead title={group.title} description={group.description} />
      <h1 tabIndex={-1}>{group.title}</h1>
      <ul>
        {group.categories.map((category) => (
          <li key={category.id}>
            <Link href={paths.category(category.id)} className="link">
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
