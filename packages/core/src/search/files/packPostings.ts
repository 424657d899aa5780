import type { PostingList, Postings } from '../postings.ts'
import { createNumberReader, packLevels, packNumbers } from './packedNumbers.ts'
import { isKind, isSigned, type WordsFile } from './searchFiles.ts'

/** A score is kept as one of so many shares of its word's highest, and that in thousandths. */
const SHARES = 32
const PRECISION = 1000

/** Divides the words among files of about `fileLength` characters. Kinds, which any query may need, have their own. */
export function packPostings(lists: readonly PostingList[], fileLength: number): WordsFile[] {
  const files: { words: string[]; postings: string; length: number }[] = []
  for (const list of lists) {
    const packed = packList(list)
    const length = packed.length + list.word.length
    const file = files.at(-1)
    const isApart = file && isKind(file.words[0]!) !== isKind(list.word)
    if (!file || isApart || file.length + length > fileLength)
      files.push({ words: [list.word], postings: packed, length })
    else {
      file.words.push(list.word)
      file.postings += packed
      file.length += length
    }
  }
  return files.map(({ words, postings }) => ({ words: packSorted(words), postings }))
}

/**
 * Twice the number of products, and 1 for a vague word; its highest score; the gaps between products; the share of each.
 * A word with a sign has no scores.
 */
function packList({ word, indices, scores, isVague }: PostingList): string {
  const gaps = indices.map((index, at) => index - (at === 0 ? 0 : indices[at - 1]! + 1))
  const head = 2 * indices.length + Number(isVague)
  if (isSigned(word)) return packNumbers([head, ...gaps])
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  const shares = scores.map((score) => Math.min(SHARES - 1, Math.floor((score / highest) * SHARES)))
  return packNumbers([head, Math.round(highest * PRECISION), ...gaps]) + packLevels(shares)
}

/** Throws where the file is damaged. */
export function unpackPostings(file: WordsFile): Postings {
  const words = unpackSorted(file.words)
  const { readNumber, readLevel } = createNumberReader(file.postings)
  const starts = new Uint32Array(words.length + 1)
  const indices: number[] = []
  const scores: number[] = []
  const isVague = new Uint8Array(words.length)
  for (const [at, word] of words.entries()) {
    const head = readNumber()
    const length = head >> 1
    isVague[at] = head & 1
    const highest = isSigned(word) ? 0 : readNumber() / PRECISION
    let next = 0
    for (let item = 0; item < length; item++) {
      indices.push((next += readNumber()))
      next++
    }
    for (let item = 0; item < length; item++) scores.push(isSigned(word) ? 0 : ((readLevel() + 1) / SHARES) * highest)
    starts[at + 1] = indices.length
  }
  return {
    ...{ words, starts, isVague },
    indices: Uint32Array.from(indices),
    scores: Float32Array.from(scores),
  }
}

/** The number of letters that a word shares with the one before it, as one character. */
const SHARED = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Sorted words, each as the number of letters that it shares with the one before, and the rest. */
export function packSorted(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      let shared = 0
      while (shared < SHARED.length - 1 && shared < word.length && word[shared] === before[shared]) shared++
      return SHARED[shared] + word.slice(shared)
    })
    .join(',')
}

export function unpackSorted(text: string): string[] {
  let before = ''
  return text.split(',').map((packed) => (before = before.slice(0, SHARED.indexOf(packed[0]!)) + packed.slice(1)))
}
