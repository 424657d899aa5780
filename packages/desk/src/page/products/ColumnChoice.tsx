import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '@shop/storefront/ui/Button.tsx'
import { CheckboxField } from '@shop/storefront/ui/CheckboxField.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { listUnoffered } from '../../model/offered.ts'
import { useDesk } from '../store.ts'
import { listGridColumns } from './columns.ts'
import styles from './ColumnChoice.module.css'

interface Props {
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

/** Chooses which columns the grid shows. */
export function ColumnChoice({ names, onChange }: Props) {
  const id = useId()
  const { files } = useDesk()
  const unoffered = listUnoffered(files)
  const columns = listGridColumns(readAttributes(files)).filter(
    ({ name }) => names.includes(name) || !unoffered.has(name),
  )
  return (
    <>
      <button type="button" className={buttonClass('quiet')} popoverTarget={id}>
        <Columns3 size={18} aria-hidden />
        Columns
      </button>
      <div id={id} popover="auto" className={styles.columns}>
        {columns.map(({ name, title }) => (
          <CheckboxField
            key={name}
            label={title}
            isChecked={names.includes(name)}
            onChange={(isChecked) =>
              onChange(
                columns
                  .map((column) => column.name)
                  .filter((other) => (other === name ? isChecked : names.includes(other))),
              )
            }
          />
        ))}
      </div>
    </>
  )
}
