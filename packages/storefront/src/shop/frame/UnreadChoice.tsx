import { saveUnread } from '../../state/stored/sayUnread.ts'
import { forgetUnread } from '../../state/stored/unread.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from '../../ui/focusHeading.ts'

export function UnreadChoice() {
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
