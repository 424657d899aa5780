/** The three forms of the specification's sections 2 and 5. */
export interface AccountForm {
  readonly path: string
  readonly title: string
  readonly labels: readonly string[]
  readonly passwords: readonly string[]
  /** An answer by label that every check lets pass. */
  readonly right: Readonly<Record<string, string>>
  /** The messages of an empty form, by the label of the field, in the order of the summary. */
  readonly errors: Readonly<Record<string, string>>
  /** The role of the element with the outcome. */
  readonly saidBy: 'alert' | 'status' | 'heading'
  /** The page's truthful message after Submit. */
  readonly outcome: string
}

export const FORMS: readonly AccountForm[] = [
  {
    path: '/login',
    title: 'Log in',
    labels: ['Email', 'Password'],
    passwords: ['Password'],
    right: { Email: 'nurse@example.com', Password: 'correct horse' },
    errors: { Email: 'Enter your email address', Password: 'Enter your password' },
    saidBy: 'alert',
    outcome: 'No account on this device opens with this email and password',
  },
  {
    path: '/signup',
    title: 'Create account',
    labels: ['First name', 'Last name', 'Email', 'Password', 'Password again'],
    passwords: ['Password', 'Password again'],
    right: {
      'First name': 'Ada',
      'Last name': 'Penhallow',
      Email: 'nurse@example.com',
      Password: 'teapot lantern gravel',
      'Password again': 'teapot lantern gravel',
    },
    errors: {
      'First name': 'Enter your first name',
      'Last name': 'Enter your last name',
      Email: 'Enter your email address',
      Password: 'Choose a password',
      'Password again': 'Type the password again',
    },
    saidBy: 'heading',
    outcome: 'Your account is ready',
  },
  {
    path: '/forget_password',
    title: 'Reset your password',
    labels: ['Email'],
    passwords: [],
    right: { Email: 'nurse@example.com' },
    errors: { Email: 'Enter your email address' },
    saidBy: 'status',
    outcome: 'No email has been sent, since this shop has no server',
  },
]
