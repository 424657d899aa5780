import { useEffect, useId, useRef } from 'react'
import type { CategoryRecord } from '@shop/core/catalogue/schema.ts'
import { listProducts } from '@shop/shop-files/edits/edits.ts'
import { setAt } from '@shop/shop-files/edits/setAt.ts'
import { findPlaces, listCategories } from '../../model/cells.ts'
import { nameField } from '../../model/labels.ts'
import { setShelf } from '../../model/products.ts'
import { moveProduct, reorderProduct } from '../../model/shelves.ts'
import { ValueField } from '../facts/ValueField.tsx'
import { ActionSelect } from '../frame/ActionSelect.tsx'
import { formatPlace, type Place } from '../place.ts'
import { edit, formatCount, say, useDesk } from '../store.ts'
import { MovableList } from './MovableList.tsx'
import styles from './CategoryForm.module.css'

/** The texts of a category, and its products in the order of its page. */
export function CategoryForm({ file, place }: { file: string; place: Place }) {
  const id = useId()
  const { files, problems } = useDesk()
  const record = files[file] as CategoryRecord
  const places = findPlaces(files)
  const name = (slug: string) =>
    listProducts(files, places.get(slug) ?? '').find((product) => product.slug === slug)?.discription ?? slug
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place.record !== record.id) return
    const field = form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(place.field)}"]`)
    ;(field ?? form.current?.querySelector('h2'))?.focus()
  }, [place, record.id])
  const others = listCategories(files).filter((category) => category.file !== file && category.record.id !== '/')
  return (
    <section ref={form} className={styles.category} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {record.id === '/' ? 'Home page' : record.tittle}
      </h2>
      {(['tittle', 'shortTittle', 'inside', 'dec'] as const).map((field) => (
        <ValueField
          key={field}
          label={nameField(field)}
          name={field}
          value={record[field]}
          isLong={field === 'dec'}
          error={problems.find((problem) => problem.file === file && problem.field === field)?.message}
          onChange={(value) =>
            edit(
              [{ file, was: record, now: setAt(record, [field], value === '' ? undefined : value) }],
              `${file} ${field}`,
            )
          }
        />
      ))}
      <h3>{formatCount(record.product.length, 'product')}</h3>
      <MovableList
        kind="product"
        onDrop={(slug, at) => edit(reorderProduct(files, file, record.product.indexOf(slug), at))}
        items={record.product.map((slug) => ({
          id: slug,
          name: name(slug),
          content: (
            <>
              <a href={formatPlace('products', slug)} className="link" draggable={false}>
                {name(slug)}
              </a>
              <ActionSelect
                label={`Category of ${name(slug)}`}
                title="Move to…"
                choices={
                  new Map([
                    ...others.map((other) => [other.file, other.record.tittle] as const),
                    ['none', 'Out of this category'],
                  ])
                }
                onChoose={(to, title) => {
                  edit(to === 'none' ? setShelf(files, slug, file, false) : moveProduct(files, slug, file, to))
                  say(to === 'none' ? `${name(slug)} is out of ${record.tittle}.` : `${name(slug)} is now in ${title}.`)
                }}
              />
            </>
          ),
        }))}
      />
    </section>
  )
}
