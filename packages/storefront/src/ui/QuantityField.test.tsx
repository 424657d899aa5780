// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QuantityField } from './QuantityField.tsx'

const MAX = 20

/** A reader of quantities as the shop's: whole numbers from 1 to `MAX`. */
function parse(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX ? Number(text) : undefined
}

/** Fits quantities to a multiple as the shop does. */
const fitTo = (multiple: number) => (quantity: number) =>
  Math.min(MAX - (MAX % multiple), Math.max(1, Math.ceil(quantity / multiple)) * multiple)

interface ExampleProps {
  readonly start: number
  readonly multiple?: number | undefined
  readonly refuse?: ((quantity: number) => string | undefined) | undefined
  readonly onChange: (quantity: number) => void
}

function Example({ start, multiple = 1, refuse, onChange }: ExampleProps) {
  const [value, setValue] = useState(start)
  function handleChange(quantity: number) {
    setValue(quantity)
    onChange(quantity)
  }
  return (
    <>
      <QuantityField
        label="Quantity of gauze"
        value={value}
        max={MAX}
        fit={fitTo(multiple)}
        parse={parse}
        refuse={refuse}
        onChange={handleChange}
      />
      <button onClick={() => setValue(9)}>Another tab sets 9</button>
    </>
  )
}

function renderField(start = 3, multiple?: number, refuse?: ExampleProps['refuse']) {
  const onChange = vi.fn<(quantity: number) => void>()
  render(<Example start={start} multiple={multiple} refuse={refuse} onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of gauze' })
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Quantity of gauze' })
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Quantity of gauze' })
  return { user: userEvent.setup(), onChange, field, less, more, message: screen.getByRole('status') }
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

afterEach(cleanup)

test('the quantity is stepped up and down', async () => {
  const { user, field, less, more, onChange } = renderField()
  await user.click(more)
  expect(field.value).toBe('4')
  await user.click(less)
  await user.click(less)
  expect(field.value).toBe('2')
  expect(onChange.mock.calls).toEqual([[4], [3], [2]])
})

test.each([
  [1, true, false],
  [2, false, false],
  [MAX, false, true],
])('at %i the step down is off: %s, the step up is off: %s', (start, lessOff, moreOff) => {
  const { less, more } = renderField(start)
  expect([isOff(less), isOff(more)]).toEqual([lessOff, moreOff])
})

test('a step that reaches the end keeps the focus, and a further press changes nothing', async () => {
  const { user, less, onChange } = renderField(2)
  await user.click(less)
  expect(isOff(less)).toBe(true)
  expect(document.activeElement).toBe(less)
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[1]])
})

test('a typed quantity replaces the old one and counts at once', async () => {
  const { user, field, onChange } = renderField()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(field)
  await user.keyboard('12')
  expect(field.value).toBe('12')
  expect(onChange).toHaveBeenLastCalledWith(12)
})

test('the text is selected when the field takes the focus, so that typing replaces it', () => {
  const { field } = renderField(15)
  act(() => field.focus())
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2])
})

test.each(['0', 'two', '-1', '1.5', String(MAX + 1)])(
  '%j stays to be corrected, and the quantity stays as it was',
  async (text) => {
    const { user, field, message, onChange } = renderField()
    await user.clear(field)
    onChange.mockClear()
    await user.paste(text)
    await user.tab()
    expect(field.value).toBe(text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(message.id)
    expect(message.textContent).toBe('Type a whole number from 1 to 20. It is still 3.')
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('the message goes when the quantity is corrected', async () => {
  const { user, field, message, onChange } = renderField()
  await user.clear(field)
  expect(message.textContent).not.toBe('')
  await user.type(field, '5')
  expect(message.textContent).toBe('')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(onChange).toHaveBeenLastCalledWith(5)
})

test('a step from a text that cannot be read starts at the quantity that still counts', async () => {
  const { user, field, more, message } = renderField()
  await user.clear(field)
  await user.click(more)
  expect(field.value).toBe('4')
  expect(message.textContent).toBe('')
})

test('a quantity is written plainly once the field is left', async () => {
  const { user, field } = renderField()
  await user.clear(field)
  await user.type(field, '007')
  await user.tab()
  expect(field.value).toBe('7')
})

test('a quantity that was set elsewhere is shown', async () => {
  const { user, field } = renderField()
  await user.clear(field)
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Another tab sets 9' }))
  expect(field.value).toBe('9')
})

describe('what is sold in sixes', () => {
  test('is stepped by six, up to the most that fits', async () => {
    const { user, less, more, onChange } = renderField(6, 6)
    expect(isOff(less)).toBe(true)
    await user.click(more)
    await user.click(more)
    expect(onChange.mock.calls).toEqual([[12], [18]])
    expect(isOff(more)).toBe(true)
  })

  test('is rounded up, with a message beside the field, and what was typed stays until the field is left', async () => {
    const { user, field, message, onChange } = renderField(6, 6)
    await user.clear(field)
    await user.type(field, '7')
    expect(field.value).toBe('7')
    expect(onChange).toHaveBeenLastCalledWith(12)
    expect(message.textContent).toBe('Sold in multiples of 6: 7 becomes 12.')
    expect(field.getAttribute('aria-describedby')).toBe(message.id)
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    await user.tab()
    expect(field.value).toBe('12')
    expect(message.textContent).toBe('Sold in multiples of 6: 7 becomes 12.')
  })

  test('is rounded to the most that fits where more does not', async () => {
    const { user, field, message, onChange } = renderField(6, 6)
    await user.clear(field)
    await user.type(field, '20')
    expect(onChange).toHaveBeenLastCalledWith(18)
    expect(message.textContent).toBe('Sold in multiples of 6: 20 becomes 18.')
  })

  test('an amount that fits has no message', async () => {
    const { user, field, message } = renderField(6, 6)
    await user.clear(field)
    await user.type(field, '7')
    await user.clear(field)
    await user.type(field, '12')
    expect(message.textContent).toBe('')
  })

  test.each([
    ['up', 'more', 12],
    ['down', 'less', 6],
  ] as const)('a step %s from an amount that does not fit goes to the next that does', async (_, button, next) => {
    const { user, onChange, ...found } = renderField(8, 6)
    await user.click(found[button])
    expect(onChange).toHaveBeenLastCalledWith(next)
  })
})

describe('a quantity that is refused', () => {
  const refuse = (quantity: number) => (quantity > 4 ? 'Four are the most' : undefined)

  test('stays to be corrected with the reason, and the old one counts on', async () => {
    const { user, field, message, onChange } = renderField(3, undefined, refuse)
    await user.clear(field)
    await user.type(field, '5')
    await user.tab()
    expect(field.value).toBe('5')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(message.textContent).toBe('Four are the most. It is still 3.')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('by a step says so too, and a step from there begins at what counts', async () => {
    const { user, field, less, more, message, onChange } = renderField(4, undefined, refuse)
    await user.click(more)
    expect([field.value, message.textContent]).toEqual(['5', 'Four are the most. It is still 4.'])
    await user.click(less)
    expect([field.value, message.textContent]).toEqual(['3', ''])
    expect(onChange.mock.calls).toEqual([[3]])
  })

  test('may be lowered from more than is allowed', async () => {
    const { user, field, less, onChange } = renderField(9, undefined, refuse)
    await user.clear(field)
    await user.type(field, '4')
    expect(onChange).toHaveBeenLastCalledWith(4)
    await user.click(less)
    expect(onChange).toHaveBeenLastCalledWith(3)
  })
})
