// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'

const EMAIL = { fieldId: 'email', message: 'Enter your email address' }
const PASSWORD = { fieldId: 'password', message: 'Enter your password' }

function Form({ errors, attempt = 1 }: { errors: readonly { fieldId: string; message: string }[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <input id="email" aria-label="Email" />
      <input id="password" aria-label="Password" />
    </>
  )
}

afterEach(cleanup)

test('nothing is shown where nothing is wrong', () => {
  render(<Form errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the errors are listed under a heading, in the order of the fields', () => {
  render(<Form errors={[EMAIL, PASSWORD]} />)
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([EMAIL.message, PASSWORD.message])
})

test('two forms on one page are each named by their own heading', () => {
  const { container } = render(
    <>
      <ErrorSummary errors={[EMAIL]} attempt={0} />
      <ErrorSummary errors={[PASSWORD]} attempt={0} />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('the summary takes the focus after a submission that leaves errors', () => {
  const { rerender } = render(<Form errors={[]} attempt={0} />)
  rerender(<Form errors={[EMAIL]} attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test.each([
  [EMAIL, 'Email'],
  [PASSWORD, 'Password'],
])('the link of %j puts the cursor into %s', async ({ message }, label) => {
  render(<Form errors={[EMAIL, PASSWORD]} />)
  await userEvent.click(screen.getByRole('link', { name: message }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: label }))
})

test('correcting one field leaves the cursor where it is', () => {
  const { rerender } = render(<Form errors={[EMAIL, PASSWORD]} />)
  screen.getByRole('textbox', { name: 'Email' }).focus()
  rerender(<Form errors={[PASSWORD]} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

test('the same errors drawn again leave the cursor where it is', () => {
  const { rerender } = render(<Form errors={[EMAIL]} />)
  screen.getByRole('textbox', { name: 'Password' }).focus()
  rerender(<Form errors={[{ ...EMAIL }]} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Password' }))
})
