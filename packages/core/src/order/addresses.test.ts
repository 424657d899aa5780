import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESSES_KIND, isSameAddress, nameAddress, nameAddresses } from './addresses.ts'

describe('addresses', () => {
  const STORES = {
    id: 'stores',
    name: '',
    organisation: '',
    street: 'Stores, Level 2\n14 Quay Road',
    town: 'Falmouth',
    postcode: 'TR11 3XX',
    costCentre: 'W7-2210',
  }

  test('are named by their first line, place and cost centre', () => {
    expect(nameAddress(STORES)).toBe('Stores, Level 2, Falmouth, TR11 3XX · W7-2210')
  })

  test('begin with the name that their owner gave, unless it is the organisation’s', () => {
    const named = { ...STORES, name: 'St Piran’s' }
    expect(nameAddress(named)).toBe('St Piran’s: Stores, Level 2, Falmouth, TR11 3XX · W7-2210')
    expect(nameAddress({ ...named, organisation: 'St Piran’s' })).toBe(
      'St Piran’s, Stores, Level 2, Falmouth, TR11 3XX · W7-2210',
    )
  })

  test('without a name, as an earlier release kept them, or with a bad one are read with none', () => {
    const former = { ...STORES, name: undefined }
    for (const stored of [
      JSON.parse(JSON.stringify(former)),
      { ...STORES, name: 7 },
      { ...STORES, name: 'x'.repeat(61) },
    ])
      expect(ADDRESSES_KIND.parse({ version: 1, addresses: [stored] })).toEqual({ value: [STORES], dropped: 0 })
  })

  test('that would be named alike are told apart by the rest of their street', () => {
    const other = { ...STORES, id: 'other', street: 'Stores, Level 2\n9 Harbour View' }
    expect(nameAddresses([STORES, other, { ...STORES, town: 'Truro' }])).toEqual([
      'Stores, Level 2, 14 Quay Road, Falmouth, TR11 3XX · W7-2210',
      'Stores, Level 2, 9 Harbour View, Falmouth, TR11 3XX · W7-2210',
      'Stores, Level 2, Truro, TR11 3XX · W7-2210',
    ])
  })

  test('are the same where all of each is', () => {
    expect(isSameAddress(STORES, { ...STORES })).toBe(true)
    for (const field of ['organisation', 'street', 'town', 'postcode', 'costCentre'])
      expect(isSameAddress(STORES, { ...STORES, [field]: 'other' }), field).toBe(false)
  })

  test('that are good are read, each once', () => {
    const stored = { version: 1, addresses: [STORES, STORES, { ...STORES, id: '*' }, { id: 'x' }, null] }
    expect(ADDRESSES_KIND.parse(stored)).toEqual({ value: [STORES], dropped: 4 })
  })

  test('of any value are read without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (stored, addresses) => {
        ADDRESSES_KIND.parse(stored)
        ADDRESSES_KIND.parse({ version: 1, addresses })
      }),
      { numRuns: 2000 },
    )
  })
})
