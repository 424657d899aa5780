import { useEffect, useRef, useState } from 'react'
import { formatWhole } from '@shop/core/money/figures.ts'
import { askWorker } from '../../state/offline/keeping.ts'
import type { Kept } from '../../state/offline/workerScope.ts'
import { Button } from '../../ui/Button.tsx'
import { QuietSelect } from '../../ui/QuietSelect.tsx'
import styles from './DevicePage.module.css'

const MEGABYTE = 1_000_000
const ROOMS = { '20': '20 MB', '50': '50 MB', '200': '200 MB', all: 'No limit' }
type Room = keyof typeof ROOMS

const ERRORS: Readonly<Record<NonNullable<Kept['error']>, string>> = {
  full: 'This device has no more space for this shop. What is kept so far stays.',
  unreachable: 'The pictures cannot be reached just now. What is kept so far stays; try again later.',
}

/** The pictures that are kept: those that were seen, or all of them. */
export function KeptPictures() {
  const [kept, setKept] = useState<Kept>()
  const [used, setUsed] = useState<number>()
  const [isKeeping, setKeeping] = useState(false)
  const isWanted = useRef(false)
  useEffect(() => {
    void askWorker({ kind: 'describe' }).then(setKept)
    // Leaving the page stops it.
    return () => void (isWanted.current = false)
  }, [])
  useEffect(() => {
    void estimateBytes().then(setUsed)
  }, [kept])
  async function handleKeep() {
    isWanted.current = true
    setKeeping(true)
    // Kept pictures must not be removed again by those seen.
    let last = await askWorker({ kind: 'set room', megabytes: null })
    while (isWanted.current && last && !last.error && !hasAll(last)) {
      const next = await askWorker({ kind: 'keep pictures' })
      // The host lacks some of them: no reason to ask again.
      const isStuck = next?.pictures === last.pictures
      last = next
      setKept(next)
      if (isStuck) break
    }
    setKeeping(false)
  }
  if (!kept) return null
  const isAll = hasAll(kept)
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      <p>Pictures that you have seen are kept; the oldest make way for new ones.</p>
      <QuietSelect<Room>
        label="Space for pictures"
        value={kept.megabytes === null ? 'all' : (String(kept.megabytes) as Room)}
        names={ROOMS}
        onChange={(room) =>
          void askWorker({ kind: 'set room', megabytes: room === 'all' ? null : Number(room) }).then(setKept)
        }
      />
      {kept.pictures !== undefined && (
        <p>
          {formatWhole(kept.pictures)} of {formatWhole(kept.allPictures)} pictures are on this device.
        </p>
      )}
      {isKeeping && (
        <progress
          aria-label="Pictures kept"
          value={kept.pictures ?? 0}
          max={kept.allPictures}
          className={styles.progress}
        />
      )}
      {isKeeping ? (
        <Button onClick={() => (isWanted.current = false)}>Stop</Button>
      ) : (
        !isAll && (
          <Button onClick={() => void handleKeep()}>
            Keep all pictures on this device ({formatMegabytes(kept.allPictureBytes)})
          </Button>
        )
      )}
      <p role="status">{kept.error ? ERRORS[kept.error] : isAll ? 'All pictures are on this device.' : ''}</p>
      {used !== undefined && <p>About {formatMegabytes(used)} of this device’s space is used by this shop.</p>}
    </section>
  )
}

function hasAll({ pictures, allPictures }: Kept): boolean {
  return pictures === allPictures
}

function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`
}

/** Undefined where the browser does not say. */
async function estimateBytes(): Promise<number | undefined> {
  return (await navigator.storage?.estimate())?.usage
}
