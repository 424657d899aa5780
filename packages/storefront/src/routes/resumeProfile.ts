import { AccountMenu } from '../shop/frame/AccountMenu.tsx'
import { accountMenuStore } from '../shop/frame/accountMenuStore.ts'
import { startAutoLock } from '../state/account/autoLock.ts'
import { remindOfCopy } from '../state/account/copyReminder.ts'
import { askForBetterPassword } from '../state/account/passwordReminder.ts'
import { hasCrypto } from '../state/account/profiles.ts'
import { endSession, resumeSession } from '../state/account/session.ts'
import { endAutoComplete } from '../ui/autoComplete.ts'

/** Opens a profile before anything is drawn, so that nothing of a guest is seen in its place. */
export async function resumeProfile(): Promise<void> {
  if (!hasCrypto() || !(await resumeSession())) return
  if (!startAutoLock()) {
    await endSession('idle')
    // The page is being left: nothing more is drawn.
    await new Promise(() => undefined)
  }
  endAutoComplete()
  accountMenuStore.set({ AccountMenu })
  // One question at a time.
  if (!askForBetterPassword()) remindOfCopy()
}
