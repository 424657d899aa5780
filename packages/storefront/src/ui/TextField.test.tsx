// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endAutoComplete } from './autoComplete.ts'
import { TextField } from './TextField.tsx'

type Props = Partial<ComponentProps<typeof TextField>>

function Example(props: Props) {
  const [value, setValue] = useState('')
  return <TextField id="field" label="Password" {...props} value={value} onChange={setValue} />
}

function renderField(props: Props = {}): HTMLInputElement {
  render(<Example {...props} />)
  return screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
}

/** The text that a screen reader adds to the name of the field. */
function readDescription(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

afterEach(cleanup)

test('the field that a label names shows what is typed', async () => {
  const field = renderField()
  await userEvent.click(screen.getByText('Password'))
  await userEvent.keyboard('harbour')
  expect(field.value).toBe('harbour')
})

test('the hint and the error are read with the field', () => {
  const field = renderField({ hint: '8 characters or more.', error: 'Choose a password' })
  expect(readDescription(field)).toBe('8 characters or more. Error: Choose a password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a field without hint and error has no description', () => {
  const field = renderField()
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('the browser is told what to fill in', () => {
  const field = renderField({ type: 'email', autoComplete: 'username', name: 'email', placeholder: 'Yours' })
  expect([field.inputMode, field.autocomplete, field.name, field.placeholder]).toEqual([
    'email',
    'username',
    'email',
    'Yours',
  ])
})

describe('a password', () => {
  test('is hidden until it is shown, and can be hidden again', async () => {
    const field = renderField({ type: 'password' })
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })

  test('stays as it was typed when it is shown', async () => {
    const field = renderField({ type: 'password' })
    await userEvent.type(field, 'harbour lights')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.value).toBe('harbour lights')
  })
})

test.each(['text', 'email'] as const)('a field of the type %s has nothing to show or hide', (type) => {
  renderField({ type })
  expect(screen.queryByRole('button')).toBeNull()
})

describe('once an account is open', () => {
  beforeAll(endAutoComplete)

  test.each(['username', 'current-password', 'new-password'])('a password manager still finds %s', (token) => {
    expect(renderField({ autoComplete: token }).getAttribute('autocomplete')).toBe(token)
  })

  test.each(['name', 'email', 'billing street-address', undefined])('the browser is offered no %s', (token) => {
    expect(renderField({ autoComplete: token }).getAttribute('autocomplete')).toBe('off')
  })
})
