import { describe, expect, test } from 'vitest'
import { formatChoice } from './lineText.ts'

describe('what was chosen of a line', () => {
  test.each([
    [{ options: {} }, ''],
    [{ options: { Size: 'M', Length: 'Long' } }, 'Size M, Length Long'],
    [{ options: {}, engraving: 'Dr A Penrose' }, 'Engraved “Dr A Penrose”'],
    [{ options: { Size: 'M' }, engraving: 'A' }, 'Size M. Engraved “A”'],
  ])('%j reads %j', (line, text) => {
    expect(formatChoice(line)).toBe(text)
  })
})
