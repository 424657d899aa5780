import { flushSync } from 'react-dom'
import { listCategories } from '../../model/cells.ts'
import { listGroups, moveCategory, moveGroup, moveProduct } from '../../model/shelves.ts'
import { formatPlace, type Place } from '../place.ts'
import { edit, formatCount, say, useDesk } from '../store.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { GroupForm } from './GroupForm.tsx'
import { MovableList } from './MovableList.tsx'
import { NewGroup } from './NewGroup.tsx'
import styles from './CategoriesView.module.css'

/** The groups of the menu with their categories, and one category with its texts and products. */
export function CategoriesView({ place }: { place: Place }) {
  const { files } = useDesk()
  const categories = listCategories(files)
  const groups = listGroups(files)
  const home = categories.find(({ record }) => record.id === '/')
  const find = (id: string) => categories.find(({ record }) => record.id === id)
  const chosen = find(place.record) ?? find(groups[0]?.categories[0] ?? '')
  // An address may name a group, whose id can be that of a category too.
  const chosenGroup = place.field === 'group' ? groups.findIndex(({ id }) => id === place.record) : -1
  const group = groups[chosenGroup]
  const groupItems = groups.map((group) => ({
    id: group.id,
    name: group.tittle,
    content: (
      <div className={styles.group}>
        <h2>
          <a href={formatPlace('categories', group.id, 'group')} className="link" draggable={false}>
            {group.tittle}
          </a>
        </h2>
        <MovableList
          kind="category"
          onDrop={(id, at) => edit(moveCategory(files, id, group.id, at))}
          others={{
            kind: 'product',
            onDrop: (slug, category) => {
              const to = find(category)
              if (chosen && to) edit(moveProduct(files, slug, chosen.file, to.file))
            },
          }}
          items={group.categories.map((id) => ({
            id,
            name: find(id)?.record.tittle ?? id,
            content: (
              <>
                <div className={styles.name}>
                  <a
                    href={formatPlace('categories', id)}
                    className="link"
                    draggable={false}
                    aria-current={!group && id === chosen?.record.id ? 'true' : undefined}
                  >
                    {find(id)?.record.tittle ?? id}
                  </a>
                  <small>{formatCount(find(id)?.record.product.length ?? 0, 'product')}</small>
                </div>
                <select
                  id={`group-of-${id}`}
                  aria-label={`Group of ${find(id)?.record.tittle ?? id}`}
                  value={group.id}
                  onChange={({ target }) => {
                    // It is redrawn in the other group: give it the focus back.
                    flushSync(() => edit(moveCategory(files, id, target.value)))
                    document.getElementById(`group-of-${id}`)?.focus()
                    say(
                      `${find(id)?.record.tittle ?? id} is now in ${groups.find((other) => other.id === target.value)?.tittle}.`,
                    )
                  }}
                >
                  {groups.map((other) => (
                    <option key={other.id} value={other.id}>
                      {other.tittle}
                    </option>
                  ))}
                </select>
              </>
            ),
          }))}
        />
      </div>
    ),
  }))
  return (
    <div className={styles.categories}>
      <section className={styles.groups}>
        <h1>Categories</h1>
        <p className={styles.hint}>
          Drag a category to another position or group, or use its buttons. Drag a product onto a category to move it
          there.
        </p>
        {home && (
          <a href={formatPlace('categories', '/')} className="link">
            Home page
          </a>
        )}
        <MovableList
          kind="group"
          items={groupItems}
          onDrop={(id, at) =>
            edit(
              moveGroup(
                files,
                groups.findIndex((group) => group.id === id),
                at,
              ),
            )
          }
          others={{ kind: 'category', onDrop: (id, group) => edit(moveCategory(files, id, group)) }}
        />
        <NewGroup />
      </section>
      {group ? (
        <GroupForm key={group.id} group={group} index={chosenGroup} place={place} />
      ) : (
        chosen && <CategoryForm key={chosen.file} file={chosen.file} place={place} />
      )}
    </div>
  )
}
