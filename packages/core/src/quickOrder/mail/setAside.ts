import { hasMarkedAmount } from './wordedAmount.ts'

const QUOTED = /^\s*(?:>|\|\s*>)/
const HEAD = /^\s*\*?(?:from|sent|to|cc|bcc|subject|date|importance|attachments?|reply-to|von|an|gesendet|betreff|de|à|objet|envoyé)\*?\s?:\s/i // prettier-ignore
const REPLY = /^\s*(?:on .{6,120}\bwrote:|am .{6,120}\bschrieb.*:|le .{6,120}\ba écrit ?:|-{2,}\s*(?:original|forwarded|ursprüngliche).*-{2,}|begin forwarded message:)\s*$/i // prettier-ignore
const SIGN_OFF =
  /^\W*(?:(?:many |with (?:many )?)?thanks?(?: you)?(?: (?:so much|very much|again|in advance|for your help|all|both|everyone|lots|a lot|a million|ever so))*|thx|ta(?: very much)?|cheers|(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) )?(?:regards|wishes)|best(?=[\s,.!]*$)|rgds|kr|yours (?:faithfully|sincerely|truly)|yours|sincerely|all the best|take care|speak soon|diolch(?: yn fawr)?|danke|merci|gracias|dziękuję|mit freundlichen grüßen|cordialement|x+)\b(?:[\s,]+[\p{L}'’.-]+){0,3}[\s,.!\p{Extended_Pictographic}x-]*$/iu // prettier-ignore
/** "Thanks Sue, you're a star": only behind all goods. */
const THANKS = /^\W*(?:(?:many |big )?thanks?|thank you|cheers|ta)\b\D{0,60}$/i
const RULE = /^\s*(?:--|[-_=*~]{4,})\s*$/
const GREETING =
  /^\W*(?:hi|hiya|hello|hey|dear|to whom it may|good (?:morning|afternoon|evening|day)|(?:good )?(?:morning|afternoon|evening)|greetings|bore da|prynhawn da|hallo|guten|bonjour|hola|dzień dobry|sehr geehrte)\b[^\d:]{0,60}\W*$/iu // prettier-ignore
const CONTACT =
  /\b(?:tel|telephone|phone|mob|mobile|fax|ext|bleep|extension|switchboard)\b\.?:?\s*[+(\d]|\b[\w.+-]+@[\w-]+\.[a-z.]{2,}|\bwww\.|https?:|(?<![\w.,/-])(?:\+\d\d|0)[\d ()-]{8,}\d(?!\w)/i
const POSTCODE = /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/
const PROGRAM =
  /^\W*(?:sent from my|get outlook for|sent via|sent using|virus[- ]free|this (?:e-?mail|message)|the information (?:in|contained)|please consider the environment|confidentiality|disclaimer|caution: this|external e-?mail|\[?external\]?|official(?:-sensitive)?\b|registered (?:charity|office|in england)|cid:|\[cid:|\[image)/i
const REFERENCE =
  /^\W*(?:po|p\.o\.|purchase order|order|account|a\/c|acc|cost|budget|ref|reference|our ref|your ref|requisition|req|invoice|delivery)\W*(?:no|number|code|centre|center|ref|address|date|to)?\W*[:#]?\s*[\w/-]*\d[\w/-]*\W*$/i
const HEADING = /[:：]\s*$/

/** Judges each line of a mail by its form and its place in the whole; one with neither letter nor figure is aside. */
export function setAside(lines: readonly string[]): boolean[] {
  const body = judge(lines, false)
  // Only what is quoted has goods: it was forwarded to be ordered.
  const hasGoods = body.some((isAside) => !isAside)
  return hasGoods || !lines.some((line) => QUOTED.test(line)) ? body : judge(lines.map(stripQuote), true)
}

/** A line without the signs of a quotation. */
export function stripQuote(line: string): string {
  return line.replace(/^[\s>|]+/, '')
}

/** A line with what is asked of it more than once. */
interface Line {
  readonly text: string
  readonly isForm: boolean
  readonly isMarked: boolean
}

function judge(texts: readonly string[], isForwarded: boolean): boolean[] {
  const lines = texts.map((text) => ({ text, isForm: isForm(text), isMarked: hasMarkedAmount(text) }))
  const end = isForwarded ? texts.length : findHistory(lines)
  const isOwn = (at: number) => at < end && !QUOTED.test(texts[at]!)
  const lastMarked = lines.findLastIndex(({ isForm, isMarked }, at) => isMarked && !isForm && isOwn(at))
  const signature = texts.findIndex(
    (text, at) => at > lastMarked && (RULE.test(text) || (at > 0 && (SIGN_OFF.test(text) || THANKS.test(text)))),
  )
  return lines.map(
    ({ text, isForm, isMarked }, at) =>
      !/[\p{L}\p{N}]/u.test(text) ||
      !isOwn(at) ||
      (signature >= 0 && at >= signature) ||
      isForm ||
      (HEADING.test(text) && !isMarked),
  )
}

/** The line at which what was written before begins; the number of lines where there is none. */
function findHistory(lines: readonly Line[]): number {
  let hasGoods = false
  for (const [at, { text, isForm, isMarked }] of lines.entries()) {
    if (
      hasGoods &&
      (REPLY.test(text) || (HEAD.test(text) && lines.slice(at + 1, at + 4).some((next) => HEAD.test(next.text))))
    )
      return at
    hasGoods ||= !isForm && !QUOTED.test(text) && (isMarked || isShortItem(text))
  }
  return lines.length
}

/** A line that may be goods without a number, for finding where a forwarded mail begins. */
function isShortItem(text: string): boolean {
  return /^\s*(?:[-•*·–]|\d{1,3}[.)])\s/.test(text)
}

/** Checks whether a line is a greeting, a contact, a disclaimer or the like, wherever it stands. */
function isForm(text: string): boolean {
  if (HEAD.test(text) || REPLY.test(text) || GREETING.test(text) || SIGN_OFF.test(text) || PROGRAM.test(text))
    return true
  if (REFERENCE.test(text)) return true
  return CONTACT.test(text) || (POSTCODE.test(text) && !hasMarkedAmount(text))
}
