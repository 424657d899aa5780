// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { addLines, EMPTY_DRAFT } from '@shop/core/quickOrder/draft.ts'
import { readLines } from '@shop/core/quickOrder/readLines.ts'
import { changeDraft, useQuickOrderDraft } from '../../state/order/quickOrderDraft.ts'
import { matchLines } from './matchLines.ts'
import { OrderLines } from './OrderLines.tsx'

const index = buildCodeIndex(
  buildExampleCatalogue([
    buildExampleProduct({ slug: 'monitor', sku: 'HEM-7155-E', title: 'Monitor', pack: { count: 1, unit: 'each' } }),
    buildExampleProduct({
      ...{ slug: 'dress', sku: 'DRZ-NV', title: 'Dress' },
      options: [{ name: 'Size', values: ['8', '10', '12'] }],
    }),
    buildExampleProduct({
      ...{ slug: 'clog', sku: 'CLG-NV', title: 'Clog' },
      options: [{ name: 'Size', values: Array.from({ length: 11 }, (_, at) => String(at + 35)) }],
    }),
  ]),
)

function Page({ text }: { text: string }) {
  const { lines } = useQuickOrderDraft()
  return (
    <>
      <h1 tabIndex={-1}>Quick order</h1>
      <button onClick={() => changeDraft(() => addLines(EMPTY_DRAFT, readLines(text, index.find).lines).draft)}>
        Read
      </button>
      <OrderLines matched={matchLines(lines, index, () => undefined)} keepsWords={false} />
    </>
  )
}

async function paste(text: string) {
  const user = userEvent.setup()
  render(<Page text={text} />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  return (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
}

afterEach(() => {
  changeDraft(() => EMPTY_DRAFT)
  cleanup()
})

test('where a button puts a line right and goes, what the line says now has the focus', async () => {
  const press = await paste('HEM-7155-F 2\nHEM-7155-E 4 boxes')
  await press(/^HEM-7155-E/)
  expect(document.activeElement?.textContent).toMatch(/^MonitorEach/)
  await press('Make it 4 × each')
  expect(document.activeElement?.textContent).toMatch(/^MonitorEach/)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of line 2' }).value).toBe('4')
})

test('a size of a few is a press; what the line says then has the focus, and the size can be corrected', async () => {
  const press = await paste('DRZ-NV x 2')
  await press('10')
  expect(document.activeElement?.textContent).toMatch(/^Dress/)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size of line 1' }).value).toBe('10')
  expect(screen.queryByRole('group', { name: 'Size of line 1' })).toBeNull()
})

test('a size of many is chosen from a list, which keeps the focus', async () => {
  await paste('CLG-NV x 2')
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size of line 1' })
  await userEvent.setup().selectOptions(size, '40')
  expect(size.value).toBe('40')
  expect(document.activeElement).toBe(size)
})

test('where a line is removed, the focus goes on to the next, and after the last to the page', async () => {
  const press = await paste('HEM-7155-E 1\nHEM-7155-E 2')
  await press('Remove line 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove line 1' }))
  await press('Remove line 1')
  expect(document.activeElement?.textContent).toBe('Quick order')
  cleanup()
  await (
    await paste('HEM-7155-E 1')
  )('Remove all lines')
  expect(document.activeElement?.textContent).toBe('Quick order')
})

test('a suggestion for a line that was not understood asks about the rest of it', async () => {
  const press = await paste('two HEM-7155-F or HEM-7155-G')
  await press(/^HEM-7155-E/)
  expect(screen.getByText(/^How many\? The line also has “two HEM-7155-F or HEM-7155-G”/)).toBeDefined()
})

test('only the field that is wrong is described, and only by the sentence that says what is wrong', async () => {
  await paste('HEM-7155-E lots\nHEM-7155-F 2\nDRZ-NV x 2\nHEM-7155-E 1\nCLG-NV x 2')
  const readDescriptions = (number: number) =>
    [...screen.getAllByRole('textbox'), ...screen.getAllByRole('group'), ...screen.getAllByRole('combobox')]
      .filter((field) => field.getAttribute('aria-label')?.endsWith(` ${number}`))
      .map((field) => {
        const id = field.getAttribute('aria-describedby')
        return [field.getAttribute('aria-invalid'), id && document.getElementById(id)?.textContent]
      })
  const fine = [null, null]
  expect(readDescriptions(1)).toEqual([
    fine,
    ['true', expect.stringMatching(/^How many\? The line also has “lots”\.$/)],
  ])
  expect(readDescriptions(2)).toEqual([['true', 'No product has this code. Did you mean:'], fine])
  expect(readDescriptions(3)).toEqual([fine, fine, [null, 'Choose the size.']])
  expect(readDescriptions(5)).toEqual([fine, fine, ['true', 'Choose the size.']])
  expect(readDescriptions(4)).toEqual([fine, fine])
})

test('each number that a quantity can mean is a button, and what was typed stays until one is pressed', async () => {
  const press = await paste('SKU\tQty\nHEM-7155-E\t1.000')
  const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of line 1' }).value
  expect(quantity()).toBe('1.000')
  expect(screen.getByText('“1.000” can be more than one number. Which?')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make it 1 × each' })).toBeDefined()
  await press('Make it 1,000 × each')
  expect(quantity()).toBe('1000')
  expect(screen.queryByText(/Which\?$/)).toBeNull()
})
