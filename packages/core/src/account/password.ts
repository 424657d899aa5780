/** The secrets that a person chooses. Those from before these rules open what they opened (docs/decisions/0034-new-passwords.md). */
export type SecretWord = 'password' | 'passphrase'

/** For a secret that is the only guard; characters, not units of UTF-16 (NIST SP 800-63B-4, 3.1.1.2). */
export const MIN_SECRET_LENGTH = 15

/** The hint of a field in which one is chosen. */
export const SECRET_HINT = `${MIN_SECRET_LENGTH} characters or more: a few words that do not belong together.`

/** The reasons why a secret would be guessed soon. */
export type Weakness = 'own' | 'common' | 'repeated' | 'row' | 'date' | 'words'

const REASONS: Readonly<Record<Weakness, string>> = {
  own: 'Names, emails and the name of this shop are tried first',
  common: 'Many people use this one, or one like it',
  repeated: 'Repeating something makes it longer, but no harder to guess',
  row: 'Letters, digits or keys in a row, like abcd or qwerty, are tried first',
  date: 'Dates are tried first',
  words: 'One or two common words are tried first: add some that have nothing to do with them',
}

/** Compares a secret with long lists; undefined where it would not be guessed soon. */
export type FindWeakness = (secret: string, ownWords: readonly string[]) => Weakness | undefined

/** Words that belong to a person or the shop. */
export interface Owner {
  readonly shop: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
}

/** Shorter ones stand in every other word. */
const MIN_WORD_LENGTH = 3

/** The words that someone who knows the person and the shop tries first, in small letters, the longest first. */
export function listOwnWords({ shop, firstName = '', lastName = '', email = '' }: Owner): string[] {
  const wholes = [shop, `${firstName} ${lastName}`, `${lastName} ${firstName}`, email, email.replace(/@.*/, '')]
  const words = wholes.flatMap((whole) => {
    const text = whole.trim().toLowerCase()
    const parts = text.split(NO_LETTERS)
    return [text, parts.join(''), ...parts]
  })
  const long = words.filter((word) => word.length >= MIN_WORD_LENGTH)
  return [...new Set(long)].sort((one, other) => other.length - one.length)
}

const NO_LETTERS = /[^\p{L}\p{N}]+/u

function countCharacters(secret: string): number {
  return [...secret].length
}

export function isLongEnough(secret: string): boolean {
  return countCharacters(secret) >= MIN_SECRET_LENGTH
}

/** Characters that a secret has besides the own words in it. */
const MIN_REST = 6
/** Different characters. */
const MIN_KINDS = 5

/** The weakness of a whole secret that shows without the long lists. */
export const findPlainWeakness: FindWeakness = (secret, ownWords) => {
  const text = secret.toLowerCase()
  const rest = ownWords.reduce((left, word) => left.replaceAll(word, ''), text)
  if (rest !== text && countCharacters(rest) < MIN_REST) return 'own'
  return isLongEnough(secret) && new Set(text).size < MIN_KINDS ? 'repeated' : undefined
}

/** The reason why this cannot be the new secret, and what to do; undefined where it can. */
export function explainRefusal(word: SecretWord, secret: string, weakness: Weakness | undefined): string | undefined {
  const isLong = isLongEnough(secret)
  if (isLong && !weakness) return undefined
  const wanted = isLong ? 'that is harder to guess' : `of ${MIN_SECRET_LENGTH} characters or more`
  return [`Choose a ${word} ${wanted}`, weakness && REASONS[weakness]].filter(Boolean).join('. ')
}

/** A note, as a secret is typed, on what is still missing; empty before the first character. `isCompared`: with the long lists. */
export function describeSoFar(secret: string, weakness: Weakness | undefined, isCompared: boolean): string {
  if (secret === '') return ''
  if (!isLongEnough(secret)) return `${countCharacters(secret)} of ${MIN_SECRET_LENGTH} characters so far.`
  if (weakness) return `Long enough, but easy to guess. ${REASONS[weakness]}.`
  return isCompared ? 'Long enough, and hard to guess.' : 'Long enough.'
}
