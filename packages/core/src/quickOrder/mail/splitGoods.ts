import { foldText } from '../../base/fold.ts'
import { readWordedAmount, tidyGoods, type WordedAmount } from './wordedAmount.ts'

/** Words that only say which of some goods: a part of a sentence with nothing else means the goods before it. */
const WHICH = new Set(
  `xxs xs s m l xl xxl xxxl 2xl 3xl small medium large med lge sml lrg adult child paediatric infant regular standard extra
  red blue green yellow orange black white pink purple grey navy gold clear left right male female short long size sizes in the
  ones one of and & mini maxi wide narrow a b c d e f g`.split(/\s+/),
)
const PREFIX = /^\s*(?:[-•*·–—>▪●○◦‣]+\s*|\(?\d{1,3}[.)]\s+|[a-z][.)]\s+)/
/** What people write around an order. */
const ASKING =
  /^\W*(?:(?:hi|hiya|hello|hey|dear|morning|afternoon)\b[^,!.–-]{0,25}[,!.–-]+\s*|(?:and|also|oh|ok|okay|so|then|plus|just|&|\+|ps|p\.s\.)\b[\s,:-]*|(?:please|pls|plz|kindly)\b[\s,]*|(?:could|can|may|might|would)\s+(?:we|i|you|u)\b\s*(?:please|pls)?\s*(?:also)?\s*(?:have|get|order|send|do|add|let us have|let me have|supply)?\b\s*(?:us|me)?\b\s*|[a-z ]{0,60}\bask(?:s|ed)?(?:\s+also)?\s+for\b\s*|(?:we|i|we'?ll|i'?ll)\s+(?:will\s+)?(?:also\s+|just\s+)?(?:need|want|require|take|have|would like|'?d like)\b\s*|(?:i|we)(?:'d| would) (?:also )?like\b\s*|(?:also\s+)?(?:need|needs|needed|want|require|order|send|get|add)\b(?:\s+(?:us|me|more))?\s*|(?:we(?:'re| are)|running|nearly|we have)\s+(?:running\s+)?(?:out of|low on|short of)\s*|(?:some|any|more|the usual|usual|our usual)\s+(?:more\s+)?)/i
const CLOSING =
  /[\s,;.(?–-]+(?:please|pls|plz|thanks|thank you|ta|thx|asap|urgent(?:ly)?|if (?:poss(?:ible)?|you (?:do|have|can|could)[^.]*|available)|do (?:you|u) (?:do|have|sell|stock)\b[^.]*|as (?:usual|before|always)|(?:quantity )?(?:same )?as (?:per )?last (?:time|week|month|order)|whichever is cheap(?:er|est)|this week|this time|again|too|xx?)\)?[\s.!?]*$/i // prettier-ignore

/**
 * The texts of one line, each of one kind of goods with its amount; more than one only where that is sure. `before` is the
 * goods of the line before, which "1 box large" goes on about.
 */
export function splitGoods(line: string, isNumbered: boolean, before = ''): WordedAmount[] {
  const bare = stripAsking(stripBullet(line, isNumbered))
  const parts = splitParts(bare)
  const kind = stripWhich(before)
  return parts.map((part, at) =>
    at === 0 && kind !== '' && part.quantity !== '' && isOnlyWhich(part.goods)
      ? { ...part, goods: `${tidyWhich(part.goods)} ${kind}` }
      : part,
  )
}

/** Checks whether a line begins with a bullet or, in a numbered list, with its number. */
export function isListed(line: string, isNumbered: boolean): boolean {
  return stripBullet(line, isNumbered) !== line.trim()
}

function splitParts(bare: string): WordedAmount[] {
  const each = splitEach(bare)
  if (each) return each
  for (const pattern of [/\s*;\s*/, /\s*[,;]\s*(?:and\s+)?(?:an?\s+)?(?=\D|\d)|\s+(?:and|&|\+|plus)\s+/]) {
    const parts = splitSurely(bare, pattern)
    if (parts) return parts
  }
  return [readWordedAmount(bare)]
}

function stripBullet(line: string, isNumbered: boolean): string {
  const match = PREFIX.exec(line)
  if (!match) return line.trim()
  // "2. gloves" alone may be two gloves.
  return /\d/.test(match[0]) && !isNumbered ? line.trim() : line.slice(match[0].length).trim()
}

function stripAsking(line: string): string {
  let text = line
  for (let round = 0; round < 6; round++) {
    const next = text.replace(ASKING, '').replace(CLOSING, '')
    if (next === text) break
    // A line of nothing but asking keeps its words.
    if (!/[\p{L}]{2}/u.test(next)) return text
    text = next
  }
  return text.trim()
}

/** Splits where every part has just one amount; a part that only says which takes the goods of the one before. */
function splitSurely(text: string, pattern: RegExp): WordedAmount[] | undefined {
  const pieces = text.split(pattern).map((piece) => piece.trim()).filter((piece) => piece !== '') // prettier-ignore
  if (pieces.length < 2 || pieces.length > 12) return undefined
  const parts: WordedAmount[] = []
  let kind = ''
  let unit = ''
  let held = ''
  for (const piece of pieces) {
    const whole = held === '' ? stripAsking(piece) : `${held}, ${piece}`
    const read = readWordedAmount(whole.replace(/^(?:an?)\s+(?=box|pack|pair|roll|tub|tube|case|bag|bottle)/i, 'one '))
    if (read.quantity === '') {
      held = whole
      continue
    }
    held = ''
    if (isOnlyWhich(read.goods)) {
      if (kind === '') return undefined
      const quantity = /^\d+$/.test(read.quantity) && unit !== '' ? `${read.quantity} ${unit}` : read.quantity
      parts.push({ goods: `${tidyWhich(read.goods)} ${kind}`, quantity })
    } else {
      kind = stripWhich(read.goods)
      if (kind === '') return undefined
      unit = /^\d+ ([a-z]+)$/.exec(read.quantity)?.[1] ?? ''
      parts.push(read)
    }
  }
  return held === '' && parts.length > 1 ? parts : undefined
}

/** "Medium and large, 10 boxes of each", "red and white – 1 box each". */
function splitEach(text: string): WordedAmount[] | undefined {
  const match = /^(.*?)[\s,:;–—(-]+(\S+(?:\s+[a-z]+)?)\s+(?:of\s+)?each\b[\s.)]*$/i.exec(text)
  if (!match) return undefined
  const { quantity } = readWordedAmount(`goods x ${match[2]!}`)
  const own = quantity === '' ? readWordedAmount(`goods, ${match[2]!}`).quantity : quantity
  if (own === '') return undefined
  const [before, after, ...more] = match[1]!.split(/\s*(?:,|\band\b|&|\+)\s*/)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  const words = before.split(' ')
  const [last, others] = [words.at(-1)!, words.slice(0, -1)]
  const isSize = (word: string) => WHICH.has(foldText(word)) || /^\d+(?:\.\d+)?\s?(?:mm|cm|ml|l|fr|ch|g)?$/i.test(word)
  const isSized = isOnlyWhich(last) || isSize(last)
  if (!isSized || !after.split(' ').every((word) => isSize(word))) return undefined
  const kind = others.filter((word) => !/^size$/i.test(word)).join(' ')
  return kind === ''
    ? undefined
    : [last, after].map((which) => ({ goods: tidyGoods(`${kind} ${which}`), quantity: own }))
}

function isOnlyWhich(goods: string): boolean {
  return foldText(goods).split(/[\s,/()-]+/).every((word) => word === '' || isWhich(word)) // prettier-ignore
}

function isWhich(word: string): boolean {
  return WHICH.has(word) || /^\d+(?:\.\d+)?(?:mm|cm|mls?|l|g|fr|ch)$/.test(word)
}

function tidyWhich(goods: string): string {
  return goods.replace(/\b(?:of|the|ones?|in)\b/gi, ' ').replace(/\s+/g, ' ').trim() // prettier-ignore
}

function stripWhich(goods: string): string {
  return goods
    .split(' ')
    .filter((word) => !isWhich(foldText(word).replace(/[^a-z\d.&]/g, '')))
    .join(' ')
    .replace(/[\s\-–:,]+$/, '')
}
