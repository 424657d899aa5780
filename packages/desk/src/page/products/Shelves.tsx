import { CheckboxField } from '@shop/storefront/ui/CheckboxField.tsx'
import { listCategories } from '../../model/cells.ts'
import { setShelf } from '../../model/products.ts'
import { edit, useDesk } from '../store.ts'
import styles from './Shelves.module.css'

/** The categories that list a product. */
export function Shelves({ slug }: { slug: string }) {
  const { files } = useDesk()
  return (
    <fieldset>
      <legend>Categories</legend>
      <div className={styles.shelves}>
        {listCategories(files).map(({ file, record }) => (
          <CheckboxField
            key={file}
            label={record.id === '/' ? 'Home page' : record.tittle}
            isChecked={record.product.includes(slug)}
            onChange={(isOn) => edit(setShelf(files, slug, file, isOn))}
          />
        ))}
      </div>
    </fieldset>
  )
}
