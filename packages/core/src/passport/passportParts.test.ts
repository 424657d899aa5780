import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutIntoParts, joinParts, listMissing, parsePart } from './passportParts.ts'

const FRAGMENT = `passport.z.${Array.from({ length: 3000 }, (_, index) => (index * index).toString(36).at(-1)).join('')}`
const parts = () => cutIntoParts(FRAGMENT)!.map((text) => parsePart(text)!)

test('parts come in any order and give back what was cut', () => {
  expect(parts()).toHaveLength(5)
  fc.assert(
    fc.property(fc.shuffledSubarray(parts(), { minLength: 5 }), (shuffled) => {
      expect(joinParts(shuffled)).toBe(FRAGMENT)
    }),
  )
})

test('it is known which parts are missing', () => {
  expect(listMissing(parts())).toEqual([])
  expect(listMissing(parts().filter(({ number }) => ![2, 4].includes(number)))).toEqual([2, 4])
})

test('a part that is missing, or was changed, gives nothing back', () => {
  expect(joinParts(parts().slice(1))).toBeUndefined()
  expect(joinParts(parts().with(2, { ...parts()[2]!, text: 'A' }))).toBeUndefined()
  expect(joinParts([])).toBeUndefined()
})

test('what would need more codes than anyone scans is not cut', () => {
  expect(cutIntoParts('A'.repeat(24 * 700))).toHaveLength(24)
  expect(cutIntoParts('A'.repeat(24 * 700 + 1))).toBeUndefined()
})

test('any text is a part that can be counted with others, or none', () => {
  for (const text of ['', 'passport.z.AA', 'part.1.2.0.3.A', 'part.1.2.4.3.A', 'part.1.2.1.25.A', 'part.1.2.1.1.'])
    expect(parsePart(text), text).toBeUndefined()
  const anyPart = fc.tuple(fc.string(), fc.nat(99), fc.nat(99)).map(([text, number, count]) => {
    return `part.1.2.${number}.${count}.${text}`
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyPart), (text) => {
      const part = parsePart(text)
      if (part) expect(listMissing([part])).toHaveLength(part.count - 1)
    }),
  )
})
