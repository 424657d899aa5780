import { describe, expect, test } from 'vitest'
import { buildPostings, findInsertionIndex, type Postings } from './postings.ts'

const readWord = ({ words, starts, indices, scores }: Postings, word: string) => {
  const index = findInsertionIndex(words, word)
  const [from, to] = [starts[index], starts[index + 1]]
  return { indices: [...indices.slice(from, to)], scores: [...scores.slice(from, to)] }
}

describe('buildPostings', () => {
  const postings = buildPostings(
    [
      [['tape'], ['white', 'tape']],
      [['tape', 'measure'], []],
      [['gauze'], ['goes', 'with', 'tape']],
    ],
    [5, 1],
  )

  test('names the products of each word once, in the order of the catalogue', () => {
    expect(readWord(postings, 'tape').indices).toEqual([0, 1, 2])
    expect(readWord(postings, 'gauze').indices).toEqual([2])
  })

  test('scores a short field over a long one, and a weighty field over a light one', () => {
    const [both, long, light] = readWord(postings, 'tape').scores as [number, number, number]
    expect(both).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(light)
  })

  test('scores a rare word over a common one', () => {
    expect(readWord(postings, 'gauze').scores[0]).toBeGreaterThan(readWord(postings, 'tape').scores[1]!)
  })

  test('is empty for no products', () => {
    expect(buildPostings([], [1]).words).toEqual([])
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
