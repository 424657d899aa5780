import { useEffect, useState } from 'react'
import { readPassportFragment } from '@shop/core/passport/passportLink.ts'
import type { Passport } from '@shop/core/passport/passport.ts'
import { joinParts, listMissing, parsePart } from '@shop/core/passport/passportParts.ts'
import { useStore } from '../../state/base/store.ts'
import { accountStore } from '../../state/account/session.ts'
import { hasCrypto } from '../../state/account/profiles.ts'
import { followParts, forgetParts, keepPart, partsStore } from '../../state/account/passportParts.ts'
import { Button } from '../../ui/Button.tsx'
import { PassportPreview } from './PassportPreview.tsx'
import styles from './AccountView.module.css'

interface Props {
  /** The part that this page was opened with, if it was. */
  readonly fragment: string | undefined
}

type Found = Passport | { readonly problem: string } | undefined

/** Collects a passport that comes as several QR codes, says which are missing, and shows it once all are here. */
export function PassportParts({ fragment }: Props) {
  const parts = useStore(partsStore, [])
  const account = useStore(accountStore, undefined)
  const [found, setFound] = useState<Found>()
  useEffect(followParts, [])
  useEffect(() => {
    if (fragment !== undefined) void takePart(fragment).then(setFound)
  }, [fragment])
  function handleClose() {
    setFound(undefined)
    forgetParts()
  }
  const missing = listMissing(parts)
  return (
    <>
      <p role="alert">{found && 'problem' in found && found.problem}</p>
      {parts.length > 0 && (
        <div className={styles['fields']}>
          <p role="status">
            {parts.length} of {parts[0]!.count} parts are here.{' '}
            {missing.length > 0 &&
              `Still missing: ${missing.join(', ')}. Scan them in any order with this device’s camera; you may close this tab meanwhile.`}
          </p>
          {!account && hasCrypto() && (
            <p>
              These parts stay outside any account that you log in to: to collect them in yours, log in and scan them
              there. A new account can take them along.
            </p>
          )}
          <div className={styles['answers']}>
            {missing.length === 0 && (
              <Button onClick={() => void openParts().then(setFound)}>See what they change</Button>
            )}
            <Button onClick={forgetParts}>Forget these parts</Button>
          </div>
        </div>
      )}
      {found && 'records' in found && <PassportPreview passport={found} onClose={handleClose} />}
    </>
  )
}

/** Keeps a part, and opens the whole where it was the last. */
async function takePart(fragment: string): Promise<Found> {
  const part = parsePart(fragment)
  if (!part) return { problem: 'This link was cut or changed. Scan its code again.' }
  if (!(await keepPart(fragment, part)))
    return { problem: 'This browser is not letting the shop keep the parts. Save a file on the other device instead.' }
  return listMissing(partsStore.get()).length === 0 ? openParts() : undefined
}

async function openParts(): Promise<Found> {
  const read = await readPassportFragment(joinParts(partsStore.get()) ?? '')
  if (read && 'records' in read) return read
  forgetParts()
  return { problem: 'These parts do not fit together. Make the codes again, and scan them all.' }
}
