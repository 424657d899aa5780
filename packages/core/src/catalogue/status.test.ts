import { describe, expect, test } from 'vitest'
import { buildExampleRecord } from '../fixtures/examples.ts'
import { buildStatuses, NO_PHARMACY } from './buildStatuses.ts'
import type { ProductRecord, StatusRecord } from './schema.ts'
import { findHold, findStatus } from './status.ts'

const TODAY = '2026-11-22'

/** The status of a product in a shop, built on that day. */
function build(status?: Omit<StatusRecord, 'slug'>, facts: Partial<ProductRecord> = {}, hasPharmacy = true) {
  const record = buildExampleRecord({ slug: 'old', ...facts })
  const products = [record, buildExampleRecord({ slug: 'new', discription: 'Classic III' })]
  return buildStatuses(products, { statuses: status ? [{ slug: 'old', ...status }] : [], hasPharmacy, today: TODAY })(
    record,
  )
}

describe('a status', () => {
  test.each<[Omit<StatusRecord, 'slug'> | undefined, ReturnType<typeof build>]>([
    [undefined, undefined],
    [{ availableFrom: '2027-01-15' }, { text: 'Available from 15 January 2027', isHeld: true, ends: '2027-01-15' }],
    [{ suspendedUntil: '2026-11-23' }, { text: 'Suspended until 23 November 2026', isHeld: true, ends: '2026-11-23' }],
    [{ suspendedUntil: TODAY }, undefined],
    [{ suspendedUntil: '2026-11-21', replacedBy: 'new' }, undefined],
    [{ discontinued: true }, { text: 'Discontinued', isHeld: true }],
    [
      { discontinued: true, replacedBy: 'new' },
      { text: 'Discontinued', isHeld: true, by: { slug: 'new', title: 'Classic III' } },
    ],
    [{ replacedBy: 'new' }, { text: 'Being phased out', by: { slug: 'new', title: 'Classic III' } }],
  ])('of %j is %j', (record, status) => {
    expect(build(record)).toEqual(status)
  })

  test.each([
    ['P', false, NO_PHARMACY],
    ['P', true, undefined],
    ['GSL', false, undefined],
  ] as const)('of a medicine that is %s, where it is %s that there is a pharmacy, is %j', (legalClass, has, status) => {
    expect(build(undefined, { legalClass }, has)).toEqual(status)
  })

  test('says that there is no pharmacy rather than a day, and that it is sold no more rather than that', () => {
    expect(build({ suspendedUntil: '2027-01-01' }, { legalClass: 'P' }, false)).toEqual(NO_PHARMACY)
    expect(build({ discontinued: true }, { legalClass: 'P' }, false)?.text).toBe('Discontinued')
  })
})

describe('a suspension until 1 December', () => {
  const suspended = { status: build({ suspendedUntil: '2026-12-01' })! }

  test.each([
    [new Date(2026, 10, 30, 23, 59, 59), suspended.status],
    [new Date(2026, 11, 1), undefined],
    [new Date(2027, 5, 1), undefined],
    [new Date(NaN), suspended.status],
    [undefined, suspended.status],
  ])('at %s is %j', (now, status) => {
    expect(findStatus(suspended, now)).toEqual(status)
    expect(findHold(suspended, now)).toEqual(status)
  })
})

test('what is phased out can be ordered', () => {
  const phasedOut = { status: build({ replacedBy: 'new' })! }
  expect(findStatus(phasedOut, new Date())).toBe(phasedOut.status)
  expect(findHold(phasedOut, new Date())).toBeUndefined()
  expect(findStatus({}, new Date())).toBeUndefined()
})
