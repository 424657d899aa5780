import { Redo2, Save, TriangleAlert, Undo2 } from 'lucide-react'
import { Button } from '@shop/storefront/ui/Button.tsx'
import type { Step } from '../../model/steps.ts'
import { formatPlace, type PlaceName, PLACES } from '../place.ts'
import { formatCount, listUnsaved, redo, save, undo, useDesk } from '../store.ts'
import styles from './TopBar.module.css'

interface Props {
  readonly page: PlaceName
  /** Set when the list of problems is open. */
  readonly isOpen: boolean
  readonly onProblems: () => void
}

/**
 * The desk's pages, and what is done with everything: undo, redo, problems, save. Never `disabled`: the button that was
 * just pressed would lose the focus.
 */
export function TopBar({ page, isOpen, onProblems }: Props) {
  const desk = useDesk()
  const unsaved = listUnsaved(desk).length
  const errors = desk.problems.filter(({ level }) => level === 'error').length + desk.refused.length
  const all = desk.problems.length + desk.refused.length
  return (
    <header className={styles.bar}>
      <p className={styles.name}>
        <strong>Desk</strong> <span className={styles.folder}>{desk.folder}</span>
      </p>
      <nav aria-label="Desk" className={styles.pages}>
        {Object.entries(PLACES).map(([name, title]) => (
          <a key={name} href={formatPlace(name as PlaceName)} aria-current={name === page ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.tools}>
        <Button
          look="quiet"
          onClick={undo}
          aria-disabled={desk.undo.length === 0}
          title={nameNext(desk.undo, 'Ctrl+Z')}
        >
          <Undo2 size={18} aria-hidden />
          <span className={styles.word}>Undo</span>
        </Button>
        <Button
          look="quiet"
          onClick={redo}
          aria-disabled={desk.redo.length === 0}
          title={nameNext(desk.redo, 'Ctrl+Shift+Z')}
        >
          <Redo2 size={18} aria-hidden />
          <span className={styles.word}>Redo</span>
        </Button>
        <Button
          id="problems-button"
          look="quiet"
          onClick={onProblems}
          aria-expanded={isOpen}
          data-errors={errors > 0 ? '' : undefined}
        >
          <TriangleAlert size={18} aria-hidden />
          {all === 0 ? 'No problems' : formatCount(all, 'problem')}
        </Button>
        <Button onClick={() => void save()} aria-disabled={unsaved === 0 || desk.isBusy} title="Ctrl+S">
          <Save size={18} aria-hidden />
          {unsaved === 0 ? 'All saved' : `Save ${formatCount(unsaved, 'change')}`}
        </Button>
      </div>
    </header>
  )
}

/** The step that the button would undo or redo, with its keys. */
function nameNext(steps: readonly Step[], keys: string): string {
  const next = steps.at(-1)
  return next ? `${next.name} (${keys})` : keys
}
