import { MIN_SECRET_LENGTH } from '@shop/core/account/password.ts'
import { paths } from '@shop/core/page/address.ts'
import { showNotice } from '../base/notices.ts'
import { changePerson } from './person.ts'
import { accountStore } from './session.ts'

/** Asks once whether a password from before new ones were compared with anything is a good one. True where it asks. */
export function askForBetterPassword(): boolean {
  const account = accountStore.get()
  if (!account || account.person.isPasswordAsked) return false
  changePerson({ isPasswordAsked: true })
  showNotice(
    `New passwords have ${MIN_SECRET_LENGTH} characters or more. If yours is shorter or easy to guess, choose another.`,
    undefined,
    { label: 'My account', href: paths.account },
  )
  return true
}
