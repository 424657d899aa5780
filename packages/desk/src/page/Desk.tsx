import { useEffect, useRef, useState } from 'react'
import { CategoriesView } from './categories/CategoriesView.tsx'
import { ChangesView } from './changes/ChangesView.tsx'
import { RecordsForm } from './facts/RecordsForm.tsx'
import { ShopForm } from './facts/ShopForm.tsx'
import { Clashes } from './frame/Clashes.tsx'
import { Problems } from './frame/Problems.tsx'
import { TopBar } from './frame/TopBar.tsx'
import { type Place, PLACES, usePlace } from './place.ts'
import { ProductForm } from './products/ProductForm.tsx'
import { ProductGrid } from './products/ProductGrid.tsx'
import { PublishView } from './publish/PublishView.tsx'
import { redo, save, undo, useDesk } from './store.ts'
import styles from './Desk.module.css'

/** The whole desk: its bar, the page that the address names, and what is wrong with the shop. */
export function Desk() {
  const { notice, clashes } = useDesk()
  const place = usePlace()
  const [hasProblems, setProblems] = useState(false)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(place.page)
  useEffect(() => {
    document.title = `${PLACES[place.page]} · Desk`
    // The page itself may have led to one of its fields.
    if (shown.current !== place.page && !main.current?.contains(document.activeElement)) focusTitle(main.current)
    shown.current = place.page
  }, [place.page])
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <div className={styles.desk}>
      <button type="button" className="skip" onClick={() => focusTitle(main.current)}>
        Skip to main content
      </button>
      <TopBar page={place.page} isOpen={hasProblems} onProblems={() => setProblems(!hasProblems)} />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <div className={styles.body}>
        <main ref={main} className={styles.main}>
          <Page place={place} />
        </main>
        {hasProblems && (
          <Problems
            onClose={() => {
              setProblems(false)
              document.getElementById('problems-button')?.focus()
            }}
          />
        )}
      </div>
      {clashes.length > 0 && <Clashes clashes={clashes} />}
    </div>
  )
}

function focusTitle(page: HTMLElement | null): void {
  const title = page?.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

function Page({ place }: { place: Place }) {
  switch (place.page) {
    case 'categories':
      return <CategoriesView place={place} />
    case 'shop':
      return <ShopForm place={place} />
    case 'pages':
    case 'facts':
      return <RecordsForm key={place.page} name={place.page} place={place} />
    case 'changes':
      return <ChangesView />
    case 'publish':
      return <PublishView />
    default:
      return place.record === '' ? <ProductGrid place={place} /> : <ProductForm place={place} />
  }
}

/** Save, undo and redo by their usual keys; a field that is being written in has its own undo. */
function handleKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (key === 's') {
    event.preventDefault()
    // The text being written counts; the focus stays there.
    if (isWriting) {
      event.target.blur()
      event.target.focus()
    }
    void save()
  } else if (!isWriting && (key === 'z' || key === 'y')) {
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
}
