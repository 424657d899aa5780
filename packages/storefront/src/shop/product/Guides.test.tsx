// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { Guides } from './Guides.tsx'

afterEach(cleanup)

const GUIDE = {
  id: 'sizes',
  title: 'Size guide',
  description: 'Measure round the palm.',
  columns: ['Size', 'Palm'],
  rows: [
    ['Small', '80 mm'],
    ['Medium', '95 mm'],
  ],
  source: 'EN 455-2.',
}
const MODELS = {
  ...GUIDE,
  id: 'models',
  title: 'Models',
  rows: [
    ['Aura', '1'],
    ['Aura II', '2'],
    ['Au', '3'],
  ],
}

const findMarked = () =>
  screen.queryAllByRole('row', { hidden: true }).flatMap((row) => {
    const [name] = within(row).queryAllByRole('rowheader', { hidden: true })
    return row.getAttribute('aria-current') === 'true' ? [name?.textContent] : []
  })

test('a product without a guide shows nothing', () => {
  const { container } = render(<Guides guides={[]} product={buildExampleProduct()} chosen={{}} />)
  expect(container.innerHTML).toBe('')
})

test('a guide is a table with its name, closed, with how to measure before it and its source after', () => {
  render(<Guides guides={[GUIDE]} product={buildExampleProduct()} chosen={{}} />)
  const details = screen.getByRole('group')
  expect(details.hasAttribute('open')).toBe(false)
  expect(details.textContent).toMatch(/^Size guideMeasure round the palm\..*Source: EN 455-2\.$/)
  const table = screen.getByRole('table', { name: 'Size guide', hidden: true })
  within(table).getByRole('rowheader', { name: 'Small', hidden: true })
  within(table).getByRole('columnheader', { name: 'Palm', hidden: true })
  // A figure and its unit stay on one line.
  expect(within(table).getAllByRole('cell', { hidden: true })[0]?.textContent).toBe('80\u00A0mm')
  expect(findMarked()).toEqual([])
})

test.each([
  ['what is chosen', GUIDE, {}, { Size: 'Medium' }, ['Medium']],
  ['what the product states', GUIDE, { attributes: { size: 'Small' } }, {}, ['Small']],
  ['the name that its title begins with', MODELS, { title: 'Aura respirator' }, {}, ['Aura']],
  ['the longer of two such names', MODELS, { title: 'Aura II respirator' }, {}, ['Aura II']],
])('the row of %s is marked', (_, guide, facts, chosen, marked) => {
  render(<Guides guides={[guide]} product={buildExampleProduct(facts)} chosen={chosen} />)
  expect(findMarked()).toEqual(marked)
})
