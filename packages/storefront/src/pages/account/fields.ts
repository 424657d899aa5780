import { SECRET_HINT } from '@shop/core/account/password.ts'

/** The fields that several forms of the account pages have. */
export const EMAIL = { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' } as const
export const FIRST_NAME = { name: 'firstName', label: 'First name', autoComplete: 'given-name' } as const
export const LAST_NAME = { name: 'lastName', label: 'Last name', autoComplete: 'family-name' } as const

/** A password to be, twice, as it is called: "New password". */
export function buildPasswordFields(label: string, hint = SECRET_HINT) {
  const field = { type: 'password', autoComplete: 'new-password' } as const
  return [
    { ...field, name: 'password', label, hint, chooses: 'password' },
    { ...field, name: 'passwordAgain', label: `${label} again` },
  ] as const
}
