import { foldText } from '../base/fold.ts'
import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { DESCRIBED_SIGN } from './postings.ts'
import { isSaid } from './readPhrases.ts'
import { readExact } from './readWord.ts'
import { listWords } from './words.ts'

/**
 * The query with each unknown word replaced by the most similar word of a name or a maker, never by a medicine; undefined
 * where there is none.
 * It is slow, so it is used only when a search finds nothing.
 */
export async function findAlike(files: SearchFiles, query: string): Promise<string | undefined> {
  const typed = foldText(query).split(' ')
  const corrected = await Promise.all(typed.map(async (word) => (await findMostAlike(files, word)) ?? word))
  return corrected.join(' ') === typed.join(' ') ? undefined : corrected.join(' ')
}

/** Only in the files of its first letter, which people rarely miss: the one file of a small shop has them all. */
async function findMostAlike(files: SearchFiles, word: string): Promise<string | undefined> {
  const { start, getSpellings } = files
  // A word of the shop's goods, or that people say, was meant as it was typed.
  const [read] = listWords(word)
  if (read !== undefined && (await isKnown(files, read))) return undefined
  const [file] = word === '' ? [] : listFiles(start.spellings, word[0]!)
  return file === undefined ? undefined : (await getSpellings(file)).findMostAlike(word)
}

async function isKnown(files: SearchFiles, word: string): Promise<boolean> {
  const [named, described, said] = await Promise.all([
    readExact(files, word),
    readExact(files, word + DESCRIBED_SIGN),
    isSaid(files, word),
  ])
  return named !== undefined || described !== undefined || said
}
