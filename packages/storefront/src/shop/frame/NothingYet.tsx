import type { ReactNode } from 'react'
import { home } from 'virtual:home'
import { useAtRest } from '../../state/page/atRest.ts'
import { onDemand } from '../../ui/onDemand.tsx'
import { PictureTile } from '../product/PictureTile.tsx'
import styles from './NothingYet.module.css'

const KnownHere = onDemand(async () => (await import('./KnownHere.tsx')).KnownHere)

interface Props {
  /** True while the page is reading what it depends on. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** What a page says that has nothing to list yet: words, what this device knows, and the shop's still life beside them. */
export function NothingYet({ isWaiting, children }: Props) {
  const isAtRest = useAtRest()
  return (
    <div className={styles.nothing} data-waiting={isWaiting ? '' : undefined}>
      <div className={styles.words}>
        {children}
        {isAtRest && !isWaiting && <KnownHere />}
      </div>
      {home.picture && (
        <div data-group={home.group} className={styles.still}>
          <PictureTile name={home.picture} sizes="320px" isTinted isRevealed={false} className={styles.picture} />
        </div>
      )}
    </div>
  )
}
