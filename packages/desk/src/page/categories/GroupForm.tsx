import { Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type GroupRecord, GroupsFileSchema } from '@shop/core/catalogue/schema.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { removeGroup } from '../../model/shelves.ts'
import { listFields } from '../facts/listFields.ts'
import { SchemaFields } from '../facts/SchemaFields.tsx'
import { goTo, type Place } from '../place.ts'
import { edit, say, useDesk } from '../store.ts'
import styles from './CategoryForm.module.css'

/** Its address is permanent, and its categories are dragged. */
const ELSEWHERE = ['id', 'categories']
const FIELDS = listFields(GroupsFileSchema).filter(({ name }) => !ELSEWHERE.includes(name))

/** The texts and the colour of a group of the menu. */
export function GroupForm({ group, index, place }: { group: GroupRecord; index: number; place: Place }) {
  const id = useId()
  const { files } = useDesk()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [place])
  return (
    <section className={styles.category} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {group.tittle}
      </h2>
      <SchemaFields fields={FIELDS} file="groups.json" path={[index]} />
      {group.categories.length > 0 ? (
        <p>A group can be removed when its categories are in others.</p>
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            edit(removeGroup(files, group.id))
            goTo('categories')
            say(`“${group.tittle}” will be removed from the menu when you save. Undo brings it back.`)
          }}
        >
          <Trash2 size={18} aria-hidden />
          Remove this group
        </Button>
      )}
    </section>
  )
}
