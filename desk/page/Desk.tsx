import { useEffect, useState } from 'react'
import { CategoriesView } from './categories/CategoriesView.tsx'
import { ChangesView } from './changes/ChangesView.tsx'
import { RecordsForm } from './facts/RecordsForm.tsx'
import { ShopForm } from './facts/ShopForm.tsx'
import { Clashes } from './frame/Clashes.tsx'
import { Problems } from './frame/Problems.tsx'
import { TopBar } from './frame/TopBar.tsx'
import { PLACES, usePlace, type Place } from './place.ts'
import { ProductGrid } from './products/ProductGrid.tsx'
import { ProductForm } from './products/ProductForm.tsx'
import { PublishView } from './publish/PublishView.tsx'
import { redo, save, undo, useDesk } from './store.ts'
import styles from './Desk.module.css'

/** The whole desk: its bar, the page that the address names, and what is wrong with the shop. */
export function Desk() {
  const { notice, clashes } = useDesk()
  const place = usePlace()
  const [hasProblems, setProblems] = useState(false)
  useEffect(() => {
    document.title = `${PLACES[place.page]} · Desk`
  }, [place.page])
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <div className={styles['desk']}>
      <TopBar page={place.page} isOpen={hasProblems} onProblems={() => setProblems(!hasProblems)} />
      <p className={styles['notice']} role="status">
        {notice}
      </p>
      <div className={styles['body']}>
        <main className={styles['main']}>
          <Page place={place} />
        </main>
        {hasProblems && <Problems onClose={() => setProblems(false)} />}
      </div>
      {clashes.length > 0 && <Clashes clashes={clashes} />}
    </div>
  )
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
    // What is being written in a cell counts.
    if (isWriting) event.target.blur()
    void save()
  } else if (!isWriting && (key === 'z' || key === 'y')) {
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
}
