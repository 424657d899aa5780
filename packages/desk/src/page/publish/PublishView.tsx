import { Eye, PackageCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { Button } from '@shop/storefront/ui/Button.tsx'
import type { Work } from '../../model/work.ts'
import { ask } from '../ask.ts'
import { formatPlace } from '../place.ts'
import { formatCount, listUnsaved, sayError, useDesk } from '../store.ts'
import styles from './PublishView.module.css'

const EVERY_MS = 700

/** Builds the shop to look at it, or to publish it, and says what is to be uploaded and where. */
export function PublishView() {
  const desk = useDesk()
  const [work, setWork] = useState<Work | null>(null)
  const isRunning = work?.state === 'running'
  useEffect(() => {
    const look = () => ask<Work | null>('work').then(setWork, sayError)
    void look()
    if (!isRunning) return
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  const errors = desk.problems.filter(({ level }) => level === 'error').length
  // Never `disabled`: the button that was just pressed would lose the focus.
  const canStart = !isRunning && errors === 0
  const start = (kind: Work['kind']) => {
    if (canStart) ask<Work>(`work?kind=${kind}`, {}).then(setWork, sayError)
  }
  const unsaved = listUnsaved(desk).length
  const shop = desk.base['shop.json'] as Shop | undefined
  return (
    <div className={styles.publish}>
      <h1>Publish</h1>
      <p>
        A preview is the whole shop, on this machine alone. To publish, build it, then upload the folder that you are
        shown to your host.
      </p>
      {unsaved > 0 && <p>{`${formatCount(unsaved, 'change')} not saved yet. Only what is saved is built.`}</p>}
      {errors > 0 && (
        <p className={styles.error}>
          {`The shop has ${formatCount(errors, 'error')}, and cannot be built until you correct them: open the problems at the top.`}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => start('preview')} aria-disabled={!canStart}>
          <Eye size={18} aria-hidden />
          Preview
        </Button>
        <Button onClick={() => start('publish')} aria-disabled={!canStart}>
          <PackageCheck size={18} aria-hidden />
          Build for publishing
        </Button>
      </div>
      <div role="status">
        {isRunning && (
          <p>{`${work.kind === 'preview' ? 'The preview' : 'The shop'} is being built. ${work.lines.at(-1) ?? ''}`}</p>
        )}
        {work?.state === 'failed' && (
          <p className={styles.error}>The build failed, so there is nothing to upload. The reason is below.</p>
        )}
        {work?.state === 'done' && work.address && <Done work={work} url={shop?.url ?? ''} address={work.address} />}
      </div>
      {work && work.state !== 'running' && work.lines.length > 0 && (
        <details open={work.state === 'failed'}>
          <summary>What the build says</summary>
          <pre>{work.lines.join('\n')}</pre>
        </details>
      )}
    </div>
  )
}

function Done({ work, url, address }: { work: Work; url: string; address: string }) {
  const look = (
    <a href={address} target="_blank" rel="noreferrer" className="link">
      {work.kind === 'preview' ? 'Look at the preview' : 'Check it once more'}
    </a>
  )
  if (work.kind === 'preview') return <p>The preview is ready. {look}, in a tab of its own.</p>
  return (
    <>
      <h2>Ready to upload</h2>
      <ol className={styles.steps}>
        <li>{look}, on this machine.</li>
        <li>
          Copy everything in <code>{work.folder}</code> to the host of {url}, over what is there. Leave its older files
          of <code>assets/</code> and <code>data/</code>: pages that are still open ask for them.
        </li>
        <li>
          <a href={formatPlace('changes')} className="link">
            See what has changed
          </a>
          , and commit it.
        </li>
      </ol>
    </>
  )
}
