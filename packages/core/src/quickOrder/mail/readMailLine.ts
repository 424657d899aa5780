import { hasNumber, isUnit, readAmounts } from '../amount.ts'
import { readTokens } from '../amountTokens.ts'
import { isScan } from '../gs1.ts'
import { type FindCode, readCells, type ReadLine } from '../readCells.ts'
import { isListed, splitGoods } from './splitGoods.ts'

/** A word of a sentence rather than of a list. */
const CHATTER =
  /\b(?:i|i'?m|i'?ve|i'?ll|we|we'?re|we'?ve|us|you|you'?re|your|he|she|they|them|it|it'?s|its|is|are|was|were|be|been|am|have|has|had|will|would|could|should|can'?t|don'?t|do|does|did|not|if|when|because|but|this|that|that'?s|there|here|what|who|which|how|as|sorry|hope|know|let|see|week|weekly|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|yesterday|order|orders|ordering|deliver|delivery|deliveries|invoice|account|regards|hello|hi|dear|thanks|thank|please|below|following|list|attached|asap|rush)\b/gi // prettier-ignore
const MAX_WORDS = 9
/** Numbers that count nothing: "See you at 2", "Ward 6", "14 Harbour Terrace". */
const PLACE =
  /\b(?:at|by|on|until|before|after|day|no|number|ward|room|bay|bed|level|floor|unit|suite|block|team|station|ext|tel|road|street|lane|terrace|avenue|close|drive|house|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
/** A code of the form that order sheets have, which may be misspelt: "HEM-7155-F". */
const MODEL = /(?<!\S)(?=\S*\d)[A-Z\d]{2,}(?:-[A-Z\d]+){2,}(?![^\s,;:.)])/
/** A line of such a code, or its beginning, and at most a quantity: "PEN-SCT 1". */
const BEGUN = /^\s*(?:\d{1,5}\s*x?\s*)?[A-Z\d]{2,}(?:-[A-Z\d]+)+(?:[\s,;]+x?\s*\d{1,5})?\s*$/
const MEASURED = /\d\s?(?:mm|cm|ml|mls|fr|ch|mg|g|l|litre|metre|m)\b/i

/**
 * Reads a line that may be goods in words. One with a code of the shop is read as a line of an order sheet; a line
 * without a number is goods only if the search knows it (`aside` is "perhaps").
 */
export function readMailLine(text: string, find: FindCode, isNumbered: boolean, before = ''): ReadLine[] {
  const words = text.trim()
  const coded = readCells(text.includes('\t') ? text.split('\t') : [text], undefined, find)
  if (isCoded(coded, find) || MODEL.test(text) || BEGUN.test(text))
    return [isPlainCode(coded) ? coded : { ...coded, words }]
  // A number and a unit may have a column each.
  const joined = text.replace(/\t\s*(\d[^\t]*?)\s*\t\s*([a-z]+)\s*$/i, (whole, count: string, unit: string) => isUnit(unit) ? `\t${count} ${unit}` : whole) // prettier-ignore
  const parts = splitGoods(joined.replaceAll('\t', ' – '), isNumbered, before)
  const isItem = isListed(text, isNumbered)
  return parts.map(({ goods, quantity }) => ({
    ...{ code: goods, quantity, rest: [], words },
    ...(quantity === '' &&
      !isCounted(goods) && {
        ...(isCourtesy(goods) || (isSentence(goods) && !isItem)
          ? { aside: 'sure' as const }
          : !isItem && { aside: 'perhaps' as const }),
      }),
  }))
}

/** Checks whether a row was read by a code that the shop has, or one that stands alone as none but a code can. */
export function isCoded({ code, quantity, rest }: ReadLine, find: FindCode): boolean {
  if (isScan(code) || find(code).length > 0) return true
  const isCodeLike = !/\s|\.{3}/.test(code) && /\d/.test(code) && /^[\w./-]{4,}$/.test(code) && !/^\d+(?:\.\d+)?(?:mm|cm|m|mls?|l|g|mg|kg|x\d+)$/i.test(code) // prettier-ignore
  return isCodeLike && (quantity !== '' || rest.length > 0 || !/^\d{1,4}$/.test(code)) && rest.every(isBare)
}

function isBare(text: string): boolean {
  return (
    readAmounts(text).isPlain || !readTokens(text).some(({ kind, text: word }) => kind === 'word' && word.length > 2)
  )
}

function isPlainCode({ rest }: ReadLine): boolean {
  return rest.length === 0
}

/** Checks whether a list would count goods like this: "hand cream 4", "3 tendon hammers", "sponge 65 cm". */
function isCounted(goods: string): boolean {
  if (isSentence(goods) || PLACE.test(goods)) return false
  return /^[^\d]*\p{L}{3}.*\s\d{1,4}$/u.test(goods) || /^\d{1,4}\s+\p{L}{3}/u.test(goods) || MEASURED.test(goods)
}

function isCourtesy(goods: string): boolean {
  const { isPlain, amounts } = readAmounts(goods)
  return isPlain && amounts.length === 0
}

function isSentence(goods: string): boolean {
  const chatter = goods.match(CHATTER)?.length ?? 0
  const count = goods.split(/\s+/).length
  const most = hasNumber(goods) ? 2 : 1
  return (
    chatter > most || count > (hasNumber(goods) ? 2 * MAX_WORDS : MAX_WORDS) || (chatter > 0 && /[.!?]\s/.test(goods))
  )
}
