/** The three forms of the specification's sections 2 and 5, with answers that are wrong and answers that are right. */
export interface AccountForm {
  readonly path: string
  readonly title: string
  readonly labels: readonly string[]
  readonly passwords: readonly string[]
  /** An answer by label that every check lets pass. */
  readonly right: Readonly<Record<string, string>>
  readonly wrong: readonly WrongAnswer[]
  /** Where what the page says after Submit stands. */
  readonly saidBy: 'alert' | 'status' | 'heading'
  /** What the page says truthfully after Submit. */
  readonly outcome: string
}

interface WrongAnswer {
  readonly name: string
  /** What differs from the right answers. */
  readonly typed: Readonly<Record<string, string>>
  /** The message by the label of the field that it belongs to, in the order of the summary. */
  readonly errors: Readonly<Record<string, string>>
}

const EMAIL_FORMAT = 'Enter an email address in the correct format, like name@example.com'
const NO_EMAIL: WrongAnswer = {
  name: 'no email',
  typed: { Email: '' },
  errors: { Email: 'Enter your email address' },
}
const ODD_EMAIL: WrongAnswer = { name: 'half an email', typed: { Email: 'nurse@' }, errors: { Email: EMAIL_FORMAT } }

export const FORMS: readonly AccountForm[] = [
  {
    path: '/login',
    title: 'Login',
    labels: ['Email', 'Password'],
    passwords: ['Password'],
    right: { Email: 'nurse@example.com', Password: 'correct horse' },
    wrong: [
      {
        name: 'nothing at all',
        typed: { Email: '', Password: '' },
        errors: { Email: 'Enter your email address', Password: 'Enter your password' },
      },
      NO_EMAIL,
      ODD_EMAIL,
      { name: 'no password', typed: { Password: '' }, errors: { Password: 'Enter your password' } },
    ],
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
    wrong: [
      {
        name: 'nothing at all',
        typed: { 'First name': '', 'Last name': '', Email: '', Password: '', 'Password again': '' },
        errors: {
          'First name': 'Enter your first name',
          'Last name': 'Enter your last name',
          Email: 'Enter your email address',
          Password: 'Choose a password',
          'Password again': 'Type the password again',
        },
      },
      { name: 'no first name', typed: { 'First name': ' ' }, errors: { 'First name': 'Enter your first name' } },
      {
        name: 'a last name without end',
        typed: { 'Last name': 'x'.repeat(101) },
        errors: { 'Last name': 'Shorten your last name to 100 characters or fewer' },
      },
      {
        name: 'a password of fourteen characters',
        typed: { Password: 'x7Qp!m2Vz9Lw4R', 'Password again': 'x7Qp!m2Vz9Lw4R' },
        errors: { Password: 'Choose a password of 15 characters or more' },
      },
      {
        name: 'the email as a password',
        typed: { Password: 'nurse@example.com', 'Password again': 'nurse@example.com' },
        errors: {
          Password:
            'Choose a password that is harder to guess. Names, emails and the name of this shop are tried first',
        },
      },
      {
        name: 'two passwords that differ',
        typed: { 'Password again': 'teapot lantern gravy' },
        errors: { 'Password again': 'Type the same password in both fields' },
      },
    ],
    saidBy: 'heading',
    outcome: 'Your account is ready',
  },
  {
    path: '/forget_password',
    title: 'Reset your password',
    labels: ['Email'],
    passwords: [],
    right: { Email: 'nurse@example.com' },
    wrong: [NO_EMAIL, ODD_EMAIL],
    saidBy: 'status',
    outcome: 'No email has been sent, since this shop has no server',
  },
]
