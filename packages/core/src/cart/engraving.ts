/** The longest text that is engraved, in characters: what stays legible round a chestpiece. */
export const MAX_ENGRAVING_LENGTH = 30

/** The law of it, in plain words (Consumer Contracts Regulations 2013, regulation 28(1)(b)). */
export const ENGRAVING_RETURNS =
  'Engraved goods are made for you: once ordered they cannot be cancelled or returned, unless they are faulty.'

/** The engraving while it is typed. */
export interface EngravingChoice {
  readonly text: string
  /** The text as it is engraved. */
  readonly exact: string
  readonly problem: string | undefined
  /** True once the buyer has confirmed the text to the letter. */
  readonly isConfirmed: boolean
}

/** One line of Latin letters, digits and the few marks that a laser engraver's lettering has. */
const SETTABLE = /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F0-9 .,'’&/()+:!-]$/

/** A text as it is engraved: composed letters, single spaces, none at the ends. The case of letters stays. */
export function cleanEngraving(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The problem with a text and its remedy; undefined where the text can be engraved as it stands, or is empty. */
export function findEngravingProblem(text: string): string | undefined {
  const characters = [...cleanEngraving(text)]
  const refused = [...new Set(characters.filter((character) => !SETTABLE.test(character)))]
  if (refused.length > 0)
    return `The engraver cannot set ${refused.slice(0, 5).map(nameCharacter).join(' ')}. Use letters, digits and . , ' & / ( ) + : ! -`
  const over = characters.length - MAX_ENGRAVING_LENGTH
  return over > 0
    ? `Take out ${over} of the ${characters.length} characters: ${MAX_ENGRAVING_LENGTH} is the most`
    : undefined
}

/** An invisible character is named by its code point, in the notation of the Unicode standard. */
function nameCharacter(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `“${character}”` : `“U+${code}”`
}
