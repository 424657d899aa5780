import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Problem } from '@shop/shop-files/check/problem.ts'
import { holdsProducts } from '@shop/shop-files/edits/edits.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { findPlaces } from '../../model/cells.ts'
import { findColumnAt } from '../../model/columnAt.ts'
import { nameField, nameFieldAt } from '../../model/labels.ts'
import { namePlace } from '../../model/namePlace.ts'
import { rankProblems } from '../../model/rankProblems.ts'
import { formatPlace, type PlaceName } from '../place.ts'
import { dropRefused, useDesk } from '../store.ts'
import styles from './Problems.module.css'

/** The checker's problems in the shop as it is edited, each with a link to its place. */
export function Problems({ onClose }: { onClose: () => void }) {
  const { problems, refused, files } = useDesk()
  const places = findPlaces(files)
  const attributes = readAttributes(files)
  const title = useRef<HTMLHeadingElement>(null)
  // It is drawn last, far from the button that opens it.
  useEffect(() => title.current?.focus(), [])
  const sorted = useMemo(() => rankProblems(problems), [problems])
  return (
    <aside className={styles.problems} aria-labelledby="problems">
      <div className={styles.head}>
        <h2 id="problems" ref={title} tabIndex={-1}>
          Problems
        </h2>
        <Button look="quiet" onClick={onClose}>
          <X size={18} aria-hidden />
          Close
        </Button>
      </div>
      {refused.length + sorted.length === 0 && <p>The checker finds nothing wrong.</p>}
      <ul>
        {refused.map((cell) => (
          <li key={`${cell.id} ${cell.column}`} data-level="error">
            <a href={formatPlace('products', '', `${cell.id} ${cell.column}`)} className="link">
              {`${nameField(cell.column, attributes)} of ${cell.id}`}
            </a>
            <p>{cell.reason}</p>
            <Button look="quiet" onClick={() => dropRefused(cell)}>
              Leave the cell as it was
            </Button>
          </li>
        ))}
        {sorted.map((problem, index) => (
          <li key={index} data-level={problem.level}>
            <Where problem={problem} places={places} attributes={attributes} />
            <p>{problem.message}</p>
            {listFirst(problem.alike ?? []).map((one) => (
              <p key={one.record}>
                <Where problem={one} places={places} attributes={attributes} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** As many problems of one kind have a link of their own. */
const MOST_LINKED = 5

/** The first few of problems in the same words, one of each record. */
function listFirst(alike: readonly Problem[]): Problem[] {
  const byRecord = new Map(alike.toReversed().map((problem) => [problem.record, problem]))
  return [...byRecord.values()].toReversed().slice(0, MOST_LINKED)
}

interface WhereProps {
  readonly problem: Problem
  readonly places: ReadonlyMap<string, string>
  readonly attributes: Attributes
}

function Where({ problem, places, attributes }: WhereProps) {
  const { file, record, field, level } = problem
  const name = holdsProducts(file)
    ? nameField(findColumnAt(field, attributes), attributes)
    : nameFieldAt(file, field.split('.'), attributes)
  const text = [field && name, record || file].filter(Boolean).join(' of ')
  const kind = level === 'error' ? 'Error: ' : 'Note: '
  const href = findHref(problem, places)
  return href ? (
    <a href={href} className="link">
      <span className="visually-hidden">{kind}</span>
      {text}
    </a>
  ) : (
    <strong>
      <span className="visually-hidden">{kind}</span>
      {text}
    </strong>
  )
}

/** The form of each file that has one. */
const FORMS: Readonly<Record<string, PlaceName>> = {
  'shop.json': 'shop',
  'information.json': 'pages',
  'attributes.json': 'facts',
}

/** For every other problem the checker names the file. */
function findHref(problem: Problem, places: ReadonlyMap<string, string>): string | undefined {
  const { file, record, field } = problem
  const form = FORMS[file]
  if (form) return formatPlace(form, namePlace(problem))
  if (places.has(record)) return formatPlace('products', record, field)
  if (file === 'groups.json') return formatPlace('categories', record, 'group')
  return file.startsWith('categories/') ? formatPlace('categories', record, field) : undefined
}
