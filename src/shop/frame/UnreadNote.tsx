import { useEffect } from 'react'
import { useStore } from '../../state/kept/store.ts'
import { findUnread, forgetUnread, saveUnread, unreadStore } from '../../state/kept/unread.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from './focusHeading.ts'

const NONE: readonly string[] = []

/** A lasting way to what this device keeps and could not be read; nothing where all could be. */
export function UnreadNote() {
  const names = useStore(unreadStore, NONE)
  useEffect(findUnread, [])
  if (names.length === 0) return null
  function handleDelete() {
    focusHeading()
    forgetUnread()
  }
  return (
    <p>
      Something kept on this device could not be read.
      <Button look="quiet" onClick={saveUnread}>
        Save a copy
      </Button>
      <Button look="quiet" onClick={handleDelete}>
        Delete it
      </Button>
    </p>
  )
}
