import { useState } from 'react'
import { findProduct, type Catalogue } from '../../domain/catalogue/catalogue.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import { formatChoice } from '../../domain/cart/lineText.ts'
import { applyComparison, compareLines, type Comparison } from '../../domain/wardLists/file/compareLines.ts'
import type { FileList } from '../../domain/wardLists/file/readListFile.ts'
import type { List, ListLine } from '../../domain/wardLists/wardLists.ts'
import { importLists } from '../../state/wardLists/wardLists.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ImportPreview.module.css'

/** A list of a file, and the list of this device that it belongs to, if there is one. */
export interface ImportedList {
  readonly name: string
  readonly from: FileList
  readonly into: List | undefined
}

interface Props {
  readonly imported: readonly ImportedList[]
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

/** More would not be read. */
const MAX_SHOWN = 50

/** What a file would change, before it does: lines are added and, if that is wanted, changed; none is removed. */
export function ImportPreview({ imported, catalogue, onClose }: Props) {
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
        change: (lines: readonly ListLine[]) => applyComparison(lines, comparison, isChangeWanted),
      })),
    )
    onClose()
  }
  return (
    <Dialog title="What this file changes" onClose={onClose}>
      {compared.map((list, place) => (
        <ListChanges key={place} {...list} catalogue={catalogue} />
      ))}
      {changed > 0 && (
        <CheckboxField
          label={`Take the file’s numbers for ${changed === 1 ? 'the 1 line that differs' : `the ${changed} lines that differ`}`}
          hint="Otherwise those lines stay as they are on this device."
          isChecked={isChangeWanted}
          onChange={setChangeWanted}
        />
      )}
      <p>Lines that the file does not name stay as they are.</p>
      <div className={styles['end']}>
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
  readonly catalogue: Catalogue
}

function ListChanges({ name, from, into, comparison: { added, changed, unchanged }, catalogue }: ChangesProps) {
  const say = (line: ListLine) => {
    const choice = formatChoice(line)
    return `${findProduct(catalogue, line.slug)?.title ?? line.slug}${choice && `, ${choice}`}`
  }
  return (
    <section className={styles['list']}>
      <h3>{into ? into.name : `New list: ${name}`}</h3>
      <Part title="New" count={added.length} items={added.map((line) => `${say(line)}: ${formatCounts(line)}`)} />
      <Part
        title="Changed"
        count={changed.length}
        items={changed.map(({ before, after }) => `${say(after)}: ${formatCounts(before)} → ${formatCounts(after)}`)}
      />
      <Part title="Unchanged" count={unchanged.length} items={[]} />
      <Part
        title="Not read"
        count={from.unread.length}
        items={from.unread.map(({ text, reason }) => `${text} ${reason}`)}
        isFaulty
      />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly count: number
  readonly items: readonly string[]
  readonly isFaulty?: boolean
}

function Part({ title, count, items, isFaulty = false }: PartProps) {
  if (count === 0) return null
  return (
    <div className={styles['part']} data-faulty={isFaulty ? '' : undefined}>
      <p>
        <b>
          {title}: {formatCount(count, 'line')}
        </b>
      </p>
      <ul>
        {items.slice(0, MAX_SHOWN).map((item, place) => (
          <li key={place}>{item}</li>
        ))}
        {items.length > MAX_SHOWN && <li>and {items.length - MAX_SHOWN} more</li>}
      </ul>
    </div>
  )
}

function formatCounts({ par, onHand, countedIn }: ListLine): string {
  const unit = countedIn === 'pieces' ? ' pieces' : ''
  return `par ${par}${unit}${onHand === undefined ? '' : `, ${onHand} on hand`}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
