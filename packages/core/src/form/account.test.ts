import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CredentialsSchema,
  ForgetPasswordSchema,
  LoginSchema,
  NewPasswordSchema,
  ResetSchema,
  SignupSchema,
} from './account.ts'
import { findFieldErrors } from './field.ts'

const signup = {
  firstName: 'Ada',
  lastName: 'Penrose',
  email: 'ada@example.com',
  password: 'harbour lights',
  passwordAgain: 'harbour lights',
}

describe('email', () => {
  test.each([
    ...['name@example.com', ' name@example.com ', 'first.last+ward@nhs.example.uk', "o'brien@example.com", 'A@B.CO'],
  ])('%j is accepted', (email) => {
    expect(findFieldErrors(ForgetPasswordSchema, { email })).toEqual({})
  })

  test.each(['name', 'name@', '@example.com', 'name@example', 'two words@example.com', 'a@b@example.com', 'a,b@c.com'])(
    '%j is refused, with an example of what is right',
    (email) => {
      expect(findFieldErrors(ForgetPasswordSchema, { email })['email']).toMatch(/name@example\.com/)
    },
  )

  test.each(['', '   '])('%j is asked for', (email) => {
    expect(findFieldErrors(ForgetPasswordSchema, { email })).toEqual({ email: 'Enter your email address' })
  })
})

describe('login', () => {
  test('an email address and any password are enough', () => {
    expect(findFieldErrors(LoginSchema, { email: 'name@example.com', password: ' ' })).toEqual({})
  })

  test('each empty field has its own message', () => {
    expect(findFieldErrors(LoginSchema, { email: '', password: '' })).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    })
  })
})

describe('signup', () => {
  test('two names, an email and the same password twice are enough', () => {
    expect(findFieldErrors(SignupSchema, signup)).toEqual({})
  })

  test.each([
    ['firstName', '', 'Enter your first name'],
    ['firstName', ' \t', 'Enter your first name'],
    ['firstName', 'x'.repeat(101), 'Shorten your first name to 100 characters or fewer'],
    ['lastName', '', 'Enter your last name'],
    ['lastName', 'x'.repeat(101), 'Shorten your last name to 100 characters or fewer'],
    ['passwordAgain', '', 'Type the password again'],
    ['passwordAgain', 'harbour light', 'Type the same password in both fields'],
  ])('%s %j: %s', (field, value, message) => {
    expect(findFieldErrors(SignupSchema, { ...signup, [field]: value })).toEqual({ [field]: message })
  })

  test('a password is asked for; how good it is the form finds out by itself', () => {
    const find = (password: string) => findFieldErrors(SignupSchema, { ...signup, password, passwordAgain: password })
    expect(find('')['password']).toBe('Choose a password')
    expect(find('x')).toEqual({})
  })

  test('passwords that differ are reported while a name is still missing', () => {
    const errors = findFieldErrors(SignupSchema, { ...signup, firstName: '', passwordAgain: 'something else' })
    expect(errors).toEqual({
      firstName: 'Enter your first name',
      passwordAgain: 'Type the same password in both fields',
    })
  })

  test('five empty fields give five messages', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', passwordAgain: '' }
    expect(Object.keys(findFieldErrors(SignupSchema, empty))).toEqual(Object.keys(empty))
  })
})

test('any text in any field gives messages for the fields of the form only', () => {
  const fields = Object.keys(signup)
  const anyValues = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    email: fc.string(),
    password: fc.string(),
    passwordAgain: fc.string(),
  })
  fc.assert(
    fc.property(anyValues, (values) => {
      const errors = findFieldErrors(SignupSchema, values)
      for (const [field, message] of Object.entries(errors)) {
        expect(fields).toContain(field)
        expect(message).not.toBe('')
      }
    }),
  )
})

describe('a reset', () => {
  test.each([
    [
      ResetSchema,
      { code: 'abcd', password: 'harbour lights', passwordAgain: 'harbour light' },
      ['code', 'passwordAgain'],
    ],
    [NewPasswordSchema, { password: '', passwordAgain: '' }, ['password', 'passwordAgain']],
    [CredentialsSchema, { present: '', email: 'ada', password: '', passwordAgain: '' }, ['present', 'email']],
    [CredentialsSchema, { present: 'x', email: 'ada@b.co', password: '', passwordAgain: '' }, []],
    [CredentialsSchema, { present: 'x', email: 'ada@b.co', password: '', passwordAgain: 'y' }, ['passwordAgain']],
  ] as const)('names each odd field', (schema, values, fields) => {
    expect(Object.keys(findFieldErrors(schema, values))).toEqual(fields)
  })
})
