import { useEffect, useState } from 'react'
import { askToKeep, isKeeping, type KeepAnswer } from '../../state/account/askToKeep.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AccountReady.module.css'

const ANSWERS: Readonly<Record<KeepAnswer, string>> = {
  kept: 'This browser has agreed: it deletes nothing of the shop by itself.',
  refused:
    'This browser has not agreed: when it is short of room it may delete what the shop keeps. Save a copy from time to time.',
  unknown: 'This browser cannot be asked. Save a copy from time to time.',
}

/** Asks the browser, when it is pressed, not to delete anything by itself, and says what it answers, or has answered. */
export function KeepAsked() {
  const [answer, setAnswer] = useState<KeepAnswer>()
  const [wasKept, setWasKept] = useState(false)
  useEffect(() => void isKeeping().then(setWasKept), [])
  return (
    <section className={styles.section} aria-labelledby="keep">
      <h3 id="keep">Will the browser keep it?</h3>
      <p>
        A browser that is short of room may delete what a site keeps. Safari also does so after seven days of use
        without a visit to the shop, unless the shop is on your home screen. You can ask it not to.
      </p>
      {!wasKept && (
        <div>
          <Button onClick={() => void askToKeep().then(setAnswer)}>Ask this browser to keep it</Button>
        </div>
      )}
      <p role="status">{wasKept ? ANSWERS.kept : answer && ANSWERS[answer]}</p>
    </section>
  )
}
