import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { findProduct, type Products } from '@shop/core/catalogue/catalogue.ts'
import { applyComparison, compareLines, type Comparison } from '@shop/core/lists/file/compareLines.ts'
import type { WardListInFile } from '@shop/core/lists/file/wardListInFile.ts'
import type { WardList, WardListLine } from '@shop/core/lists/wardLists.ts'
import { importLists } from '../../state/lists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ImportPreview.module.css'

/** A list in a file, and the list on this device that it matches, if there is one. */
export interface ImportedList {
  readonly name: string
  readonly from: WardListInFile
  readonly into: WardList | undefined
}

interface Props {
  readonly imported: readonly ImportedList[]
  readonly products: Products
  readonly onClose: () => void
}

/** More would not be read by anyone. */
const MAX_SHOWN = 50

/** The changes that importing a file would make. Lines are added and, if chosen, changed; none is removed. */
export function ImportPreview({ imported, products, onClose }: Props) {
  const [isChangeWanted, setChangeWanted] = useState(true)
  const compared = imported.map((list) => ({
    ...list,
    comparison: compareLines(list.into?.lines ?? [], list.from.lines),
  }))
  const added = sum(compared.map(({ comparison }) => comparison.added.length))
  const changed = sum(compared.map(({ comparison }) => comparison.changed.length))
  const isNothing = added === 0 && (changed === 0 || !isChangeWanted) && compared.every(({ into }) => into)

  function handleImport() {
    importLists(
      compared.map(({ name, into, comparison }) => ({
        name,
        id: into?.id,
        change: (lines: readonly WardListLine[]) => applyComparison(lines, comparison, isChangeWanted),
      })),
    )
    onClose()
  }
  return (
    <Dialog title="What this file changes" onClose={onClose}>
      {compared.map((list, index) => (
        <ListChanges key={index} {...list} products={products} />
      ))}
      {changed > 0 && (
        <CheckboxField
          label={`Use the file’s numbers for ${changed === 1 ? 'the 1 line that differs' : `the ${changed} lines that differ`}`}
          hint="Otherwise those lines stay as they are on this device."
          isChecked={isChangeWanted}
          onChange={setChangeWanted}
        />
      )}
      <p>Lines that are not in the file stay as they are.</p>
      <div className={styles.end}>
        {isNothing ? (
          <p>There is nothing to import.</p>
        ) : (
          <Button look="main" onClick={handleImport}>
            Import
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}

interface ChangesProps extends ImportedList {
  readonly comparison: Comparison
  readonly products: Products
}

function ListChanges({ name, from, into, comparison: { added, changed, unchanged }, products }: ChangesProps) {
  const describe = (line: WardListLine) => {
    const choice = formatChoice(line)
    return `${findProduct(products, line.slug)?.title ?? line.slug}${choice && `, ${choice}`}`
  }
  return (
    <section className={styles.list}>
      <h3>{into ? into.name : `New list: ${name}`}</h3>
      <Part title="New" count={added.length} items={added.map((line) => `${describe(line)}: ${formatCounts(line)}`)} />
      <Part
        title="Changed"
        count={changed.length}
        items={changed.map(
          ({ before, after }) => `${describe(after)}: ${formatCounts(before)} → ${formatCounts(after)}`,
        )}
      />
      <Part title="Unchanged" count={unchanged.length} items={[]} />
      <Part
        title="Not read"
        count={from.unread.length}
        items={from.unread.map(({ text, reason }) => `${text} ${reason}`)}
        isProblem
      />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  readonly items: readonly string[]
  readonly isProblem?: boolean
}

function Part({ title, count, items, isProblem = false }: PartProps) {
  if (count === 0) return null
  return (
    <div className={styles.part} data-problem={isProblem ? '' : undefined}>
      <p>
        <b>
          {title}: {formatCount(count, 'line')}
        </b>
      </p>
      <ul>
        {items.slice(0, MAX_SHOWN).map((item, index) => (
          <li key={index}>{item}</li>
        ))}
        {items.length > MAX_SHOWN && <li>and {items.length - MAX_SHOWN} more</li>}
      </ul>
    </div>
  )
}

function formatCounts({ par, onHand, countedIn }: WardListLine): string {
  const unit = countedIn === 'pieces' ? ' pieces' : ''
  return `par ${par}${unit}${onHand === undefined ? '' : `, ${onHand} on hand`}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
