import { useEffect } from 'react'
import { useStore } from '../../state/base/store.ts'
import { findUnread, unreadStore } from '../../state/stored/unread.ts'
import { whenDrawn } from '../../ui/onDemand.tsx'

const NONE: readonly string[] = []
const UnreadChoice = whenDrawn(async () => (await import('./UnreadChoice.tsx')).UnreadChoice)

/** A lasting way to what this device keeps and could not be read; nothing where all could be. */
export function UnreadNote() {
  const names = useStore(unreadStore, NONE)
  useEffect(findUnread, [])
  return names.length > 0 && <UnreadChoice />
}
