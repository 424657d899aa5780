import { parseGtin } from '../catalogue/gtin.ts'

/** The data that the shop reads from a GS1 element string. Every field is as the label has it, checked. */
export interface Scan {
  /** 14 digits, check digit verified: (01). */
  readonly gtin?: string
  /** (10), also called lot. */
  readonly batch?: string
  /** (17), as an ISO date; day 00 is the last day of the month. */
  readonly expiry?: string
  /** (21). */
  readonly serial?: string
}

/** A scan, or what is wrong with it in words for the person who scanned. */
export type ParsedScan = { readonly scan: Scan } | { readonly error: string }

interface Element {
  readonly ai: string
  readonly value: string
}

/** Separates elements of variable length: a scanner types FNC1 as ASCII 29, and some as a visible stand-in. */
const SEPARATOR = /[\u001D\u241D]/
/** The prefix that a scanner may add: the symbology identifier of GS1-128, DataMatrix, QR, DataBar or Digital Link. */
const SYMBOLOGY = /^\](?:C1|d2|Q3|e0|J1)/
/** The characters that a value may hold (GS1 General Specifications, 7.11: the set of 82). */
const VALUE = /^[!"%-?A-Z_a-z]+$/
/** Elements of these first two digits have one length, identifier included, and need no separator (7.8.5). */
const FIXED_LENGTHS: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 10])),
}

/** A text is meant as an element string if it has brackets or a separator, or begins like a scanned (01). */
export function isScan(text: string): boolean {
  const bare = text.trim()
  return (
    SYMBOLOGY.test(bare) ||
    SEPARATOR.test(bare) ||
    /^\(\d{2,4}\)/.test(bare) ||
    // A bare (01) must have its check digit right; with more behind it, it can be nothing else.
    (/^01\d{14}/.test(bare) && (bare.length >= 18 || parseGtin(bare.slice(2, 16)) !== undefined))
  )
}

/**
 * Reads a GS1 element string, with brackets or without, as a keyboard-wedge scanner types it. `today` decides the
 * century of a date (7.12). What the shop has no use for is checked for its form and left out.
 */
export function parseScan(text: string, today: Date): ParsedScan {
  const bare = text
    .trim()
    .replace(SYMBOLOGY, '')
    .replace(/^[\u001D\u241D]+/, '')
  const elements = bare.startsWith('(') ? splitBracketed(bare) : splitPlain(bare)
  if (!elements || elements.length === 0) return { error: 'This is not a whole GS1 code. Scan it again.' }
  const scan: { -readonly [K in keyof Scan]: Scan[K] } = {}
  for (const { ai, value } of elements) {
    if (ai === '01' || ai === '02') {
      const gtin = parseGtin(value)
      if (!gtin || value.length !== 14) return { error: `The check digit of (${ai}) ${value} is wrong. Scan it again.` }
      if (ai === '01') scan.gtin = gtin
    } else if (ai === '17') {
      const expiry = parseDate(value, today)
      if (!expiry) return { error: `(17) ${value} is not a date. Scan it again.` }
      scan.expiry = expiry
    } else if (ai === '10') scan.batch = value
    else if (ai === '21') scan.serial = value
  }
  return { scan }
}

/** "(01)05012345678900(10)A1": brackets within a value belong to it where they hold no identifier. */
function splitBracketed(text: string): Element[] | undefined {
  const elements: Element[] = []
  let rest = text
  while (rest !== '') {
    const match = /^\((\d{2,4})\)(.+?)(?=[\u001D\u241D]?\(\d{2,4}\)|$)/s.exec(rest)
    if (!match) return undefined
    const value = match[2]!.replace(/[\u001D\u241D]$/, '').trimEnd()
    if (!isWhole(match[1]!, value)) return undefined
    elements.push({ ai: match[1]!, value })
    rest = rest.slice(match[0].length).replace(/^[\u001D\u241D]/, '')
  }
  return elements
}

function splitPlain(text: string): Element[] | undefined {
  const elements: Element[] = []
  let rest = text
  while (rest !== '') {
    const length = findAiLength(rest)
    if (length === undefined) return undefined
    const fixed = FIXED_LENGTHS[rest.slice(0, 2)]
    const separator = rest.search(SEPARATOR)
    const end = fixed ?? (separator < 0 ? rest.length : separator)
    const ai = rest.slice(0, length)
    const value = rest.slice(length, end)
    if (!isWhole(ai, value)) return undefined
    elements.push({ ai, value })
    rest = rest.slice(end).replace(/^[\u001D\u241D]/, '')
  }
  return elements
}

/** The number of digits of the identifier that the text begins with; undefined where there is none (3.2). */
function findAiLength(text: string): number | undefined {
  if (!/^\d{2}/.test(text)) return undefined
  const first = text.slice(0, 2)
  if (/^(?:0[0-4]|1\d|2[0-2]|30|37|9\d)$/.test(first)) return 2
  const length = /^(?:2[345]|4[0-2]|71)$/.test(first) ? 3 : /^(?:3[1-69]|43|7[02]|8[0-2])$/.test(first) ? 4 : undefined
  return length !== undefined && /^\d+$/.test(text.slice(0, length)) && text.length > length ? length : undefined
}

/** Checks whether a value has the length and the characters that its identifier asks for. */
function isWhole(ai: string, value: string): boolean {
  const fixed = FIXED_LENGTHS[ai.slice(0, 2)]
  if (fixed !== undefined) return value.length === fixed - ai.length && /^\d+$/.test(value)
  const most = ['10', '21', '22'].includes(ai) ? 20 : 90
  return value.length <= most && VALUE.test(value)
}

/** YYMMDD; the century is the one in which the year is nearest to now: 51 back or 49 ahead at the most. */
function parseDate(text: string, today: Date): string | undefined {
  const [yy, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ]
  const now = today.getFullYear()
  const ahead = yy - (now % 100)
  const century = Math.floor(now / 100) + (ahead >= 51 ? -1 : ahead <= -50 ? 1 : 0)
  const year = century * 100 + yy
  if (month < 1 || month > 12) return undefined
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day > last) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day === 0 ? last : day).padStart(2, '0')}`
}
