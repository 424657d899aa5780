import { foldText } from '../base/fold.ts'
import { buildNearTexts } from '../base/nearTexts.ts'
import { unpackNumbers } from './files/packedNumbers.ts'
import { ROLES, type SpellingsFile } from './files/searchFiles.ts'
import { keepRecent } from './keepRecent.ts'
import { type KnownWords, listNearWords } from './nearWords.ts'

/** Finds what a misspelt word was meant to be, out of the words of one file. */
export interface Spellings {
  /** See `listNearWords`; each with the catalogue's own spelling. */
  readonly listNear: (word: string) => readonly { readonly word: string; readonly spelling: string }[]
  /** The word of a name or a maker that is most similar, never a medicine; undefined where none is similar enough. */
  readonly findMostAlike: (word: string) => string | undefined
}

/** A longer text is not a misspelt word. */
const MAX_LENGTH = 30
const MIN_LENGTH = 5
/** Nearly four wrong letters in ten, a wrong first one counted dearer: "warfarin" is no "paraffin". The search itself allows two. */
const MAX_SHARE_WRONG = 0.38
/** As many misspelt words as a query has. */
const MAX_KEPT = 12

/** Throws where the file is damaged. */
export function readSpellings(file: SpellingsFile): Spellings {
  const words = file.words.split(',')
  const spelt = file.spellings.split('\n')
  const roles = unpackNumbers(file.roles, words.length)
  const known: KnownWords = {
    words,
    counts: unpackNumbers(file.counts, words.length),
    isMedicine: (index) => roles[index] === ROLES.medicine,
    near: buildNearTexts(words),
  }
  const spell = (index: number) => spelt[index] || words[index]!
  const near = keepRecent<ReturnType<Spellings['listNear']>>(MAX_KEPT)
  return {
    listNear: (word) =>
      near.get(word, () =>
        listNearWords(known, word).map((index) => ({ word: words[index]!, spelling: spell(index) })),
      ),
    findMostAlike(word) {
      const names = words.flatMap((_, index) => (roles[index] === ROLES.name ? listPieces(spell(index)) : []))
      return findMostAlike(word, [...new Set(names)].sort())
    },
  }
}

function listPieces(spelling: string): string[] {
  return foldText(spelling).match(/[a-z]{4,}/g) ?? []
}

function findMostAlike(word: string, known: readonly string[]): string | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /\d/.test(word)) return undefined
  const most = word.length * MAX_SHARE_WRONG
  const near = buildNearTexts(known).find(word, Math.floor(most))
  const found = near.map(({ index, edits }) => {
    const other = known[index]!
    // People rarely miss the first letter.
    return { other, edits: edits + (other[0] === word[0] ? 0 : 0.5) }
  })
  const [best] = found.sort((a, b) => a.edits - b.edits)
  return best && best.edits <= most ? best.other : undefined
}
