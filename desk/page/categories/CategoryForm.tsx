import { useId } from 'react'
import type { CategoryRecord } from '../../../src/domain/catalogue/schema.ts'
import { findPlaces, listCategories } from '../../model/cells.ts'
import { listProducts } from '../../model/edits.ts'
import { nameField } from '../../model/labels.ts'
import { setAt } from '../../model/setAt.ts'
import { moveProduct, reorderProduct } from '../../model/shelves.ts'
import { setShelf } from '../../model/products.ts'
import { ValueField } from '../facts/ValueField.tsx'
import { formatPlace } from '../place.ts'
import { edit, formatCount, useDesk } from '../store.ts'
import { MovableList } from './MovableList.tsx'
import styles from './CategoryForm.module.css'

/** The texts of a category, and its products in the order of its page. */
export function CategoryForm({ file }: { file: string }) {
  const id = useId()
  const { files, problems } = useDesk()
  const record = files[file] as CategoryRecord
  const places = findPlaces(files)
  const name = (slug: string) =>
    listProducts(files, places.get(slug) ?? '').find((product) => product.slug === slug)?.discription ?? slug
  const others = listCategories(files).filter((category) => category.file !== file && category.record.id !== '/')
  return (
    <section className={styles['category']} aria-labelledby={id}>
      <h2 id={id}>{record.id === '/' ? 'Home page' : record.tittle}</h2>
      {(['tittle', 'shortTittle', 'inside', 'dec'] as const).map((field) => (
        <ValueField
          key={field}
          label={nameField(field)}
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
              <select
                aria-label={`Category of ${name(slug)}`}
                value=""
                onChange={({ target }) =>
                  edit(
                    target.value === 'none'
                      ? setShelf(files, slug, file, false)
                      : moveProduct(files, slug, file, target.value),
                  )
                }
              >
                <option value="">Move to…</option>
                {others.map((other) => (
                  <option key={other.file} value={other.file}>
                    {other.record.tittle}
                  </option>
                ))}
                <option value="none">Out of this category</option>
              </select>
            </>
          ),
        }))}
      />
    </section>
  )
}
