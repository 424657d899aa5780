import * as v from 'valibot'
import { parseRecoveryCode } from '../account/recoveryCode.ts'
import { EmailSchema } from './field.ts'

const name = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter your ${what}`),
    v.maxLength(100, `Shorten your ${what} to 100 characters or fewer`),
  )

export const LoginSchema = v.object({
  email: EmailSchema,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
})

export const ForgetPasswordSchema = v.object({ email: EmailSchema })

/** A new password, typed twice. How good it is the form finds out by itself (`account/password.ts`). */
const NEW_PASSWORD = {
  password: v.pipe(v.string(), v.nonEmpty('Choose a password')),
  passwordAgain: v.pipe(v.string(), v.nonEmpty('Type the password again')),
}

const PASSWORDS = [['password'], ['passwordAgain']] as const
const TYPED_TWICE = 'Type the same password in both fields'

function isTypedTwice({ password, passwordAgain }: { password: string; passwordAgain: string }): boolean {
  return password === passwordAgain || passwordAgain === ''
}

export const SignupSchema = v.pipe(
  v.object({ firstName: name('first name'), lastName: name('last name'), email: EmailSchema, ...NEW_PASSWORD }),
  v.forward(v.partialCheck(PASSWORDS, isTypedTwice, TYPED_TWICE), ['passwordAgain']),
)

/** A recovery code, and the password that is to come. */
export const ResetSchema = v.pipe(
  v.object({
    code: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const typed = dataset.typed ? parseRecoveryCode(dataset.value) : undefined
        if (typed && 'problem' in typed) addIssue({ message: typed.problem })
      }),
    ),
    ...NEW_PASSWORD,
  }),
  v.forward(v.partialCheck(PASSWORDS, isTypedTwice, TYPED_TWICE), ['passwordAgain']),
)

/** The password that is to come, where a link opens the account. */
export const NewPasswordSchema = v.pipe(
  v.object(NEW_PASSWORD),
  v.forward(v.partialCheck(PASSWORDS, isTypedTwice, TYPED_TWICE), ['passwordAgain']),
)

/** A change of name. */
export const NameSchema = v.object({ firstName: name('first name'), lastName: name('last name') })

/** A change of email and password; both new fields may stay empty. */
export const CredentialsSchema = v.pipe(
  v.object({
    present: v.pipe(v.string(), v.nonEmpty('Enter your current password')),
    email: EmailSchema,
    password: v.string(),
    passwordAgain: v.string(),
  }),
  v.forward(
    v.partialCheck(PASSWORDS, ({ password, passwordAgain }) => password === passwordAgain, TYPED_TWICE),
    ['passwordAgain'],
  ),
)
