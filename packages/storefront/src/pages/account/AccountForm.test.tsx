// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LoginSchema, SignupSchema } from '@shop/core/form/account.ts'
import type { Problem } from '../../state/account/account.ts'
import { loadLists } from '../../state/account/newSecret.ts'
import { Link } from '../../ui/Link.tsx'
import { AccountForm, type Values } from './AccountForm.tsx'
import { buildPasswordFields, EMAIL, FIRST_NAME, LAST_NAME } from './fields.ts'

const FIELDS = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const

function renderForm(onSubmit: (values: Values) => Promise<Problem | undefined> = () => Promise.resolve(undefined)) {
  render(
    <AccountForm
      title="Log in"
      lead={<p>Welcome.</p>}
      schema={LoginSchema}
      fields={FIELDS}
      problemField="password"
      onSubmit={onSubmit}
    >
      <Link href="/signup">Create account</Link>
    </AccountForm>,
  )
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }),
    submit: screen.getByRole('button', { name: 'Submit' }),
  }
}

function readErrors(): (string | null)[] {
  const summary = screen.queryByRole('alert')
  return summary
    ? within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : []
}

// jsdom has none, like a page that was loaded by http.
beforeAll(() => vi.stubGlobal('crypto', { subtle: {} }))
afterEach(cleanup)

test('the form has its title, its fields, Submit and its links', () => {
  const { email, password } = renderForm()
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
  expect(screen.getByText('Welcome.')).toBeTruthy()
  expect([email.inputMode, password.type]).toEqual(['email', 'password'])
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/signup')
})

test('there are no errors before Submit', async () => {
  const { user, email } = renderForm()
  await user.type(email, 'not an address')
  await user.tab()
  expect(readErrors()).toEqual([])
  expect(email.hasAttribute('aria-invalid')).toBe(false)
})

describe('after Submit with errors', () => {
  async function submitWrong(typed = '') {
    const form = renderForm()
    if (typed) await form.user.type(form.email, typed)
    await form.user.click(form.submit)
    await screen.findByRole('alert')
    return form
  }

  test('each is shown in a summary, which takes the focus, and next to its field', async () => {
    const { email, password } = await submitWrong()
    expect(readErrors()).toEqual(['Enter your email address', 'Enter your password'])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    for (const [field, message] of [
      [email, 'Enter your email address'],
      [password, 'Enter your password'],
    ] as const) {
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(`Error: ${message}`)
    }
  })

  test('an error in the summary leads to its field', async () => {
    const { user, password } = await submitWrong()
    await user.click(screen.getByRole('link', { name: 'Enter your password' }))
    expect(document.activeElement).toBe(password)
  })

  test('a corrected field loses its error at once, and the other keeps its own', async () => {
    const { user, email, password } = await submitWrong()
    await user.click(password)
    await user.keyboard('x')
    expect(readErrors()).toEqual(['Enter your email address'])
    expect(password.hasAttribute('aria-invalid')).toBe(false)
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  test('the cursor stays in the field that is being corrected', async () => {
    const { user, password } = await submitWrong()
    await user.click(password)
    await user.keyboard('harbour lights')
    expect(document.activeElement).toBe(password)
    expect(password.value).toBe('harbour lights')
  })

  test('what was typed stays', async () => {
    const { email } = await submitWrong('name@')
    expect(email.value).toBe('name@')
    expect(readErrors()[0]).toContain('name@example.com')
  })

  test('Submit again moves the focus to the errors again', async () => {
    const { user, submit } = await submitWrong()
    await user.click(submit)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  })
})

describe('after Submit with everything right', () => {
  async function fillIn(onSubmit: (values: Values) => Promise<Problem | undefined>) {
    const form = renderForm(onSubmit)
    await form.user.type(form.email, 'name@example.com')
    await form.user.type(form.password, 'x')
    await form.user.keyboard('{Enter}')
    return form
  }

  test('what was typed is handed on', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(undefined))
    await fillIn(onSubmit)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'name@example.com', password: 'x' })
    expect(readErrors()).toEqual([])
  })

  test('a problem is shown beside its field, takes the focus, and leaves what was typed', async () => {
    const { password } = await fillIn(() => Promise.resolve({ problem: 'Nothing opens with this' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(readErrors()).toEqual(['Nothing opens with this'])
    expect(password.value).toBe('x')
    expect(password.getAttribute('aria-invalid')).toBe('true')
  })

  test('a problem disappears when its field is typed in again', async () => {
    const { user, password } = await fillIn(() => Promise.resolve({ problem: 'Nothing opens with this' }))
    await screen.findByRole('alert')
    await user.type(password, 'y')
    expect(readErrors()).toEqual([])
    expect(document.activeElement).toBe(password)
  })

  test('Submit again while the first is being answered does nothing', async () => {
    const onSubmit = vi.fn(() => new Promise<undefined>(() => undefined))
    const { user } = await fillIn(onSubmit)
    await screen.findByRole('button', { name: 'One moment…' })
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('a password that is chosen', () => {
  const REFUSED = 'Choose a password that is harder to guess. Names, emails and the name of this shop are tried first'
  const GOOD = 'teapot lantern gravel'
  // So that no test waits for the lists and their indices.
  beforeAll(async () => void (await loadLists())(GOOD, []))

  async function choose(typed: Values) {
    const onSubmit = vi.fn(() => Promise.resolve(undefined))
    render(
      <AccountForm
        schema={SignupSchema}
        fields={[FIRST_NAME, LAST_NAME, EMAIL, ...buildPasswordFields('Password')]}
        initial={typed}
        problemField="email"
        onSubmit={onSubmit}
      />,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
    return { user, onSubmit, password }
  }
  const build = (password: string, more: Values = {}): Values => ({
    firstName: 'Morwenna',
    lastName: 'Penrose',
    email: 'ada@carrick.example',
    password,
    passwordAgain: password,
    ...more,
  })

  test('is refused where it is made of what the form itself holds, beside all other errors', async () => {
    const { onSubmit, password } = await choose(build('Morwenna Penrose', { email: '' }))
    await screen.findByRole('alert')
    expect(readErrors()).toEqual(['Enter your email address', REFUSED])
    expect(password.value).toBe('Morwenna Penrose')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('stays refused while another field is corrected, and no longer once it is changed', async () => {
    const { user, password } = await choose(build('Morwenna Penrose', { email: '' }))
    await screen.findByRole('alert')
    await user.type(screen.getByLabelText('Email'), 'ada@carrick.example')
    expect(readErrors()).toEqual([REFUSED])
    await user.type(password, '!')
    expect(readErrors()).not.toContain(REFUSED)
  })

  test('is taken where it is hard to guess', async () => {
    const { onSubmit } = await choose(build(GOOD))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(build(GOOD)))
  })
})

test('nothing typed is sent or put in the address', async () => {
  const { user, email, password } = renderForm()
  await user.type(email, 'name@example.com')
  await user.type(password, 'x')
  const form = email.form!
  const submitted = createEvent.submit(form)
  fireEvent(form, submitted)
  expect(submitted.defaultPrevented).toBe(true)
  expect(form.method).toBe('post')
  expect(location.href).not.toMatch(/name|example\.com/)
})
