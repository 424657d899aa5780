import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json'
import passwords from '@zxcvbn-ts/language-common/src/passwords.json'
import firstnames from '@zxcvbn-ts/language-en/src/firstnames.json'
import wikipedia from '@zxcvbn-ts/language-en/src/wikipedia.json'
import wordSequences from '@zxcvbn-ts/language-en/src/wordSequences.json'
import type { FindWeakness, Weakness } from './password.ts'

/** What comes after is not looked at: a text is judged in a tenth of a second at most. */
const MAX_LENGTH = 64
/** The library's own figure takes five times as long and finds no more. */
const MAX_SUBSTITUTIONS = 20
/** 10¹⁰ guesses or more. Three words of a large list take more, two that many use fewer. */
const MIN_SCORE = 4

/** Makes the indices of the lists: some 30 ms. */
export function buildGuesser(): FindWeakness {
  const guesser = new ZxcvbnFactory({
    dictionary: { passwords, wikipedia, firstnames, ...wordSequences },
    graphs,
    maxLength: MAX_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  })
  return (secret, ownWords) => {
    const { score, sequence } = guesser.check(secret, [...ownWords])
    return score < MIN_SCORE ? explain(sequence) : undefined
  }
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
