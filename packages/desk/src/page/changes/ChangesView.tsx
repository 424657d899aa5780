import { useEffect, useState } from 'react'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { type Change, describeChanges } from '../../model/describe.ts'
import { ask } from '../ask.ts'
import { formatPlace } from '../place.ts'
import { formatCount, sayError, useDesk } from '../store.ts'
import styles from './ChangesView.module.css'

interface Committed {
  readonly since: string
  readonly files: Files
}

/** The changes in the shop since the last commit, in an owner's words; unsaved ones are shown apart. */
export function ChangesView() {
  const { state, base, files } = useDesk()
  const [committed, setCommitted] = useState<Committed>()
  useEffect(() => {
    ask<Committed>('committed').then(setCommitted, sayError)
  }, [state])
  const unsaved = describeChanges(base, files)
  const saved = committed && describeChanges(committed.files, base)
  return (
    <div className={styles.changes}>
      <h1>Changes</h1>
      {unsaved.length > 0 && <ChangeList title="Not saved yet" changes={unsaved} />}
      {committed && saved && (
        <ChangeList
          title={saved.length === 0 ? `Nothing since ${committed.since}` : `Saved since ${committed.since}`}
          changes={saved}
        />
      )}
    </div>
  )
}

function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {changes.length > 0 && <p>{formatCount(changes.length, 'record')}</p>}
      <ul className={styles.list}>
        {changes.map(({ subject, file, key, lines }) => (
          <li key={`${file} ${key}`}>
            <h3>
              {key === undefined ? (
                subject
              ) : (
                <a href={formatPlace('products', key)} className="link">
                  {subject}
                </a>
              )}
            </h3>
            <ul>
              {lines.map(({ name, from, to }, index) => (
                <li key={index} className={styles.line}>
                  <span>{name}:</span>
                  {from !== '' && <del>{from}</del>}
                  {from !== '' && to !== '' && <span aria-hidden>→</span>}
                  {to !== '' && <ins>{to}</ins>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
