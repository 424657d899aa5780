import * as v from 'valibot'
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

/** Length rather than composition rules: NIST SP 800-63B, 3.1.1.2. */
const MIN_PASSWORD_LENGTH = 8

export const SignupSchema = v.pipe(
  v.object({
    firstName: name('first name'),
    lastName: name('last name'),
    password: v.pipe(
      v.string(),
      v.nonEmpty('Choose a password'),
      v.minLength(MIN_PASSWORD_LENGTH, `Choose a password of ${MIN_PASSWORD_LENGTH} characters or more`),
    ),
    passwordAgain: v.pipe(v.string(), v.nonEmpty('Type the password again')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordAgain']],
      (input) => input.password === input.passwordAgain || input.passwordAgain === '',
      'Type the same password in both fields',
    ),
    ['passwordAgain'],
  ),
)

export type AccountSchema = typeof LoginSchema | typeof ForgetPasswordSchema | typeof SignupSchema
