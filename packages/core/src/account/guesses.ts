import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json'
import passwords from '@zxcvbn-ts/language-common/src/passwords.json'
import firstnames from '@zxcvbn-ts/language-en/src/firstnames.json'
import wikipedia from '@zxcvbn-ts/language-en/src/wikipedia.json'
import wordSequences from '@zxcvbn-ts/language-en/src/wordSequences.json'
import { findPlainWeakness, type FindWeakness, type Weakness } from './password.ts'

/** Further characters are not looked at: the time grows with the square of the length. */
const MAX_LENGTH = 40
/** With the library's own hundred it takes three times as long, and found no more in what was tried. */
const MAX_SUBSTITUTIONS = 20
/** 10¹⁰ guesses or more. Three words of a large list take more, two that many use fewer. */
const MIN_SCORE = 4

let guesser: ZxcvbnFactory | undefined

/** Compares with the long lists. Their indices are made at the first call: 30 ms, which must not fall between two letters. */
export const findGuessed: FindWeakness = (secret, ownWords) => {
  guesser ??= new ZxcvbnFactory({
    dictionary: { passwords, wikipedia, firstnames, ...wordSequences },
    graphs,
    maxLength: MAX_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  })
  // An email may be longer than what the library looks at.
  const plain = findPlainWeakness(secret, ownWords)
  if (plain) return plain
  const { score, sequence } = guesser.check(secret, [...ownWords])
  return score < MIN_SCORE ? explain(sequence) : undefined
}

/** The part that says most about a secret: a word of the person's own, else the longest. Undefined where it is only short. */
function explain(sequence: readonly MatchExtended[]): Weakness | undefined {
  const found = sequence.filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
  if (found.some(isOwn)) return 'own'
  const [longest] = found.toSorted((one, other) => other.token.length - one.token.length)
  if (!longest) return undefined
  if (longest.pattern === 'repeat') return 'repeated'
  if (longest.pattern === 'date' || longest.pattern === 'regex') return 'date'
  if (longest.pattern !== 'dictionary') return 'row'
  return found.length > 1 ? 'words' : 'common'
}

const isOwn = ({ dictionaryName }: MatchExtended) => dictionaryName === 'userInputs'
