import { isCopyDue, markOf, parseCopy } from '@shop/core/account/copyReminder.ts'
import { paths } from '@shop/core/page/address.ts'
import { listKeys } from '@shop/core/stored/stored.ts'
import { showNotice } from '../base/notices.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'

/** Notes that a copy of everything has been saved. */
export function noteCopySaved(): void {
  write(readMark(), Date.now())
}

/** Reminds of a copy where something has changed since the last one; at most once a week, in an open profile alone. */
export function remindOfCopy(): void {
  const copy = parseCopy(readStored(STORAGE_KEYS.copy))
  const now = { mark: readMark(), at: Date.now() }
  // The first week is without: there is little to lose yet.
  if (!copy) return write('', now.at)
  if (!isCopyDue(copy, now)) return
  write(copy.mark, now.at)
  showNotice('What is in your account is on this device alone. Save a copy of it from time to time.', undefined, {
    label: 'Save a copy',
    href: paths.account,
  })
}

function readMark(): string {
  const texts = listKeys('precious').map((key) => readStored(key) ?? '')
  return texts.some(Boolean) ? markOf(texts.join('\n')) : ''
}

function write(mark: string, remindedAt: number): void {
  writeStored(STORAGE_KEYS.copy, JSON.stringify({ mark, remindedAt }))
}
