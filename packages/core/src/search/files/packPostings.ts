import type { PostingList, Postings } from '../postings.ts'
import { createNumberReader, LEVELS, packLevels, packNumbers } from './packedNumbers.ts'
import type { WordsFile } from './searchFiles.ts'

/** A score is kept as one of `LEVELS` shares of its word's highest, and that in thousandths. */
const PRECISION = 1000

/** Divides the words among files of about `fileLength` characters. */
export function packPostings(lists: readonly PostingList[], fileLength: number): WordsFile[] {
  const files: { words: string[]; postings: string }[] = []
  for (const list of lists) {
    const packed = packList(list)
    const file = files.at(-1)
    if (!file || file.postings.length + packed.length > fileLength) files.push({ words: [list.word], postings: packed })
    else {
      file.words.push(list.word)
      file.postings += packed
    }
  }
  return files.map(({ words, postings }) => ({ words: words.join(','), postings }))
}

/** The number of products, 1 for a vague word, its highest score, the gaps between products, the level of each. */
function packList({ indices, scores, isVague }: PostingList): string {
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  const gaps = indices.map((index, at) => index - (at === 0 ? 0 : indices[at - 1]! + 1))
  const levels =
    highest === 0 ? [] : scores.map((score) => Math.min(LEVELS - 1, Math.floor((score / highest) * LEVELS)))
  return packNumbers([indices.length, Number(isVague), Math.round(highest * PRECISION), ...gaps]) + packLevels(levels)
}

/** Throws where the file is damaged. */
export function unpackPostings(file: WordsFile): Postings {
  const words = file.words.split(',')
  const { readNumber, readLevel } = createNumberReader(file.postings)
  const starts = new Uint32Array(words.length + 1)
  const indices: number[] = []
  const scores: number[] = []
  const isVague = new Uint8Array(words.length)
  for (const word of words.keys()) {
    const length = readNumber()
    isVague[word] = readNumber()
    const highest = readNumber() / PRECISION
    let next = 0
    for (let at = 0; at < length; at++) {
      indices.push((next += readNumber()))
      next++
    }
    for (let at = 0; at < length; at++) scores.push(highest === 0 ? 0 : ((readLevel() + 1) / LEVELS) * highest)
    starts[word + 1] = indices.length
  }
  return { words, starts, indices: Uint32Array.from(indices), scores: Float32Array.from(scores), isVague }
}
