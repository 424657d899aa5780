import { useState } from 'react'
import type { ProfileHeader } from '@shop/core/account/header.ts'
import { formatLongDate } from '@shop/core/base/date.ts'
import { paths } from '@shop/core/page/address.ts'
import { deleteProfile, listProfiles } from '../../state/account/profiles.ts'
import { showNotice } from '../../state/base/notices.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './StartAgain.module.css'

/** For someone who has neither the code nor the link: the truth, and the way to begin again. */
export function StartAgain() {
  const isHydrated = useIsHydrated()
  const [profiles, setProfiles] = useState(listProfiles)
  const [asked, setAsked] = useState<ProfileHeader>()
  if (!isHydrated) return null
  function handleDelete(profile: ProfileHeader) {
    const undo = deleteProfile(profile.id)
    setProfiles(listProfiles())
    setAsked(undefined)
    showNotice(`${nameProfile(profile)} is deleted from this device.`, {
      label: 'Undo',
      run: () => {
        undo()
        setProfiles(listProfiles())
      },
    })
  }
  return (
    <section className={styles.again} aria-labelledby="start-again">
      <h2 id="start-again">If you have neither</h2>
      <p>
        Then nobody can open what is in your account, and neither can the shop: only your password, the code or the link
        makes the key. You can delete the account and{' '}
        <Link href={paths.signup} className="link">
          create another
        </Link>
        .
      </p>
      {profiles.length === 0 && <p>There is no account on this device.</p>}
      <ul>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <span>{nameProfile(profile)}</span>
            <Button onClick={() => setAsked(profile)}>Delete this account</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog title="Delete this account?" onClose={() => setAsked(undefined)}>
          <p>
            {nameProfile(asked)} and everything in it is deleted from this device: the cart, lists, details and orders.
            Make sure that it is yours.
          </p>
          <div className={styles.answers}>
            <Button onClick={() => handleDelete(asked)}>Yes, delete it</Button>
            <Button onClick={() => setAsked(undefined)}>No, keep it</Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function nameProfile({ shownName, made }: ProfileHeader): string {
  const day = formatLongDate(made)
  return `The account ${shownName === undefined ? 'whose name is not shown' : `of ${shownName}`}${day && ` (made on ${day})`}`
}
