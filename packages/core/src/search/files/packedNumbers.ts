/**
 * Whole numbers as text: one character for those below 46, which compresses better than bytes in base64, is decoded in
 * one pass, and needs no escape in a string of JSON or JavaScript.
 */
const ALPHABET = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (character) => !`"'\\`.includes(character),
)
/** Half of the characters end a number, the other half go on. */
const BASE = ALPHABET.length / 2
const VALUES = new Uint8Array(0x80).fill(0xff)
for (const [value, character] of ALPHABET.entries()) VALUES[character.charCodeAt(0)] = value

export function packNumbers(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    let packed = ALPHABET[number % BASE]!
    for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
      rest--
      packed = ALPHABET[BASE + (rest % BASE)]! + packed
    }
    text += packed
  }
  return text
}

/** Small numbers, below `LEVELS`, as one character each. */

export function packLevels(levels: readonly number[]): string {
  return levels.map((level) => ALPHABET[level]!).join('')
}

/** Reads one packed number after another; throws where the text is damaged or at its end. */
export interface NumberReader {
  readonly readNumber: () => number
  readonly readLevel: () => number
}

export function createNumberReader(text: string): NumberReader {
  let at = 0
  const readLevel = () => {
    const value = VALUES[text.charCodeAt(at++)] ?? 0xff
    if (value === 0xff) throw new Error(`Packed numbers are damaged at character ${at}.`)
    return value
  }
  const readNumber = () => {
    let number = 0
    for (;;) {
      const value = readLevel()
      if (value < BASE) return number + value
      number = (number + value - BASE + 1) * BASE
    }
  }
  return { readNumber, readLevel }
}

/** As many packed numbers as `length` says. */
export function unpackNumbers(text: string, length: number): Uint32Array {
  const { readNumber } = createNumberReader(text)
  return Uint32Array.from({ length }, readNumber)
}
