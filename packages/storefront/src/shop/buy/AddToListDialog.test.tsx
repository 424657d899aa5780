// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildExampleProduct, buildExampleWithVariants } from '@shop/core/fixtures/examples.ts'
import { wardLists } from '../../state/lists/wardLists.ts'
import { AddToListDialog } from './AddToListDialog.tsx'

beforeEach(() => {
  // jsdom has dialogs that cannot be opened.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

test('a list that the visitor has called “A new list” can be added to', async () => {
  const user = userEvent.setup()
  wardLists.change(() => [{ id: 'own', name: 'A new list', lines: [] }])
  render(<AddToListDialog product={buildExampleProduct({ slug: 'gloves' })} chosen={{}} onClose={() => undefined} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'A new list')
  expect(screen.queryByRole('textbox', { name: 'Name of the new list' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add to the list' }))
  expect(wardLists.read().map(({ name, lines }) => [name, lines.map(({ slug }) => slug)])).toEqual([
    ['A new list', ['gloves']],
  ])
})

test('an option of two words can be referred to', () => {
  const product = buildExampleProduct({ options: [{ name: 'Seat width', values: ['43 cm', '46 cm'] }] })
  const { baseElement } = render(<AddToListDialog product={product} chosen={{}} onClose={() => undefined} />)
  expect([...baseElement.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id.includes(' '))).toEqual([])
})

test('what is chosen on the page is chosen in it', () => {
  const product = buildExampleWithVariants()
  render(<AddToListDialog product={product} chosen={{ Width: '5 cm' }} onClose={() => undefined} />)
  expect(screen.getByRole('radio', { name: '5 cm' })).toHaveProperty('checked', true)
})
