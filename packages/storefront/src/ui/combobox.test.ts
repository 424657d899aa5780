import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComboboxState, pressKey } from './combobox.ts'

const ids = ['a', 'b', 'c']
const closed: ComboboxState = { text: 'gl', isOpen: false, active: undefined }
const open: ComboboxState = { ...closed, isOpen: true }

describe('pressKey', () => {
  test.each([
    ['ArrowDown', closed, 'a'],
    ['ArrowUp', closed, 'c'],
    ['ArrowDown', open, 'a'],
    ['ArrowUp', open, 'c'],
    ['ArrowDown', { ...open, active: 'b' }, 'c'],
    ['ArrowUp', { ...open, active: 'b' }, 'a'],
    ['ArrowDown', { ...open, active: 'c' }, 'a'],
    ['ArrowUp', { ...open, active: 'a' }, 'c'],
    ['Home', { ...open, active: 'c' }, 'a'],
    ['End', { ...open, active: 'a' }, 'c'],
    ['ArrowDown', { ...open, active: 'gone' }, 'a'],
  ] as const)('%s in %j leads to %s', (key, state, active) => {
    expect(pressKey(state, key, ids)).toEqual({ text: 'gl', isOpen: true, active })
  })

  test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Enter', 'Tab', 'x', 'Backspace'])(
    'leaves %s to the text while no option is reached',
    (key) => {
      expect(pressKey(open, key, ids)).toBeUndefined()
    },
  )

  test('Escape first closes the list, then clears the text, then is the browser’s', () => {
    const first = pressKey({ ...open, active: 'b' }, 'Escape', ids)!
    expect(first).toEqual(closed)
    const second = pressKey(first, 'Escape', ids)!
    expect(second).toEqual({ text: '', isOpen: false, active: undefined })
    expect(pressKey(second, 'Escape', ids)).toBeUndefined()
  })

  test('Escape clears at once where there is no list to close', () => {
    expect(pressKey(open, 'Escape', [])).toMatchObject({ text: '' })
  })

  test('reaches only options that are there, whatever is pressed', () => {
    const anyKey = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape')
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.array(anyKey), (list, keys) => {
        const end = keys.reduce((state, key) => pressKey(state, key, list) ?? state, closed)
        expect(end.active === undefined || list.includes(end.active)).toBe(true)
      }),
    )
  })
})
