// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceField } from './ChoiceField.tsx'

afterEach(cleanup)

const TEN = Array.from({ length: 10 }, (_, index) => `UK ${index + 4}`)

test.each<[string, string[], 'group' | 'combobox']>([
  ['few and short values are chips', ['XS', 'S', 'M'], 'group'],
  ['ten are still chips', TEN, 'group'],
  ['eleven are a list', [...TEN, 'UK 14'], 'combobox'],
  ['a value of a few words makes a list of all', ['Small', 'Large adult 32–43 cm'], 'combobox'],
])('%s', (_, values, role) => {
  render(<ChoiceField id="size" label="Size" values={values} value="" onChange={vi.fn()} />)
  expect(screen.getByRole(role, { name: 'Size' })).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toHaveLength(role === 'group' ? values.length : 0)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('pressing the words of a chip chooses it', async () => {
  const onChange = vi.fn()
  render(<ChoiceField id="size" label="Size" values={['S', 'M']} value="S" onChange={onChange} />)
  await userEvent.click(screen.getByText('M'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('M')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'S' }).checked).toBe(true)
})

test('an error is read with the group', () => {
  render(<ChoiceField id="size" label="Size" values={['S', 'M']} value="" error="Choose a size" onChange={vi.fn()} />)
  const described = screen.getByRole('group', { name: 'Size' }).getAttribute('aria-describedby')
  expect(document.getElementById(described!)?.textContent).toBe('Error: Choose a size')
})
