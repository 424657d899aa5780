import { describe, expect, test } from 'vitest'
import { buildPostings, DESCRIBED_SIGN, findInsertionIndex, type PostingList } from './postings.ts'

const find = (lists: readonly PostingList[], word: string) => lists.find((list) => list.word === word)!

describe('buildPostings', () => {
  const products = [
    [['tape'], ['white', 'tape']],
    [['tape', 'measure'], []],
    [['gauze'], ['goes', 'with', 'tape']],
    [['gauze'], ['goes', 'on', 'and', 'on']],
  ]
  const lists = buildPostings(products, [5, 1], 4)

  test('names the products of each word once, in the order of the catalogue, and apart those that only describe it', () => {
    expect(find(lists, 'tape').indices).toEqual([0, 1])
    expect(find(lists, 'tape' + DESCRIBED_SIGN).indices).toEqual([2])
    expect(find(lists, 'gauze').indices).toEqual([2, 3])
    expect(find(lists, 'gauze' + DESCRIBED_SIGN)).toBeUndefined()
  })

  test('scores a short field over a long one, and a weighty field over a light one', () => {
    const [both, long] = find(lists, 'tape').scores as [number, number]
    const [light] = find(lists, 'tape' + DESCRIBED_SIGN).scores as [number]
    expect(both).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(light)
  })

  test('scores a rare word over a common one', () => {
    expect(find(lists, 'measure').scores[0]).toBeGreaterThan(find(lists, 'tape').scores[1]!)
  })

  test('leaves out who has a common word in the last field alone', () => {
    const few = buildPostings(products, [5, 1], 2)
    expect(find(few, 'tape').indices).toEqual([0, 1])
    expect(find(few, 'tape' + DESCRIBED_SIGN)).toBeUndefined()
  })

  test('keeps the best for a common word that is in the last field alone, as vague', () => {
    const many = Array.from({ length: 60 }, (_, index) => [['mop'], index < 50 ? ['goes', 'far'] : ['goes']])
    const best = Array.from({ length: 48 }, (_, index) => (index < 38 ? index : index + 12))
    const goes = 'goes' + DESCRIBED_SIGN
    expect(find(buildPostings(many, [5, 1], 59), goes)).toMatchObject({ indices: best, isVague: true })
    expect(find(lists, goes)).toMatchObject({ indices: [2, 3], isVague: false })
  })

  test('is empty for no products', () => {
    expect(buildPostings([], [1], 1)).toEqual([])
  })
})

describe('findInsertionIndex', () => {
  test.each([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 1],
    ['e', 2],
  ])('finds where %j belongs', (word, index) => {
    expect(findInsertionIndex(['b', 'd'], word)).toBe(index)
  })
})
