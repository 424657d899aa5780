import { foldText } from '../base/fold.ts'
import { isScan } from './gs1.ts'

/** The cells of a row that hold each thing, by index. */
export interface Columns {
  readonly code: number
  readonly quantity?: number
}

/** Headings that people give the column of codes; the clearest first. */
const CODE_TITLES = [
  /^(our |your |shop )?sku$/,
  /(product|item|order|stock|part|cat|catalogue|supplier|article) ?(code|no|number|num|ref|id)$/,
  /^(code|part|ref|reference|sku code|mpc|npc)$/,
  /^(gtin|ean|barcode|upc)/,
  /^(article|item|product|product id|material)$/,
]
const QUANTITY_TITLES = [
  /^(order ?)?(qty|quantity|quantities)\b/,
  /\b(qty|quantity)( ?(ordered|required|needed|to order))?$/,
  /^(order|to order|required|amount|count|packs|boxes|units|pieces|how many)$/,
  /^number$/,
]

/** Reads a row as a header; undefined where it is none, so that it is read as a line. */
export function findColumns(cells: readonly string[], isCode: (text: string) => boolean): Columns | undefined {
  if (cells.length < 2 || cells.some((cell) => isScan(cell) || isCode(cell) || /^\s*\d+\s*$/.test(cell)))
    return undefined
  const titles = foldTitles(cells)
  const code = findTitle(titles, CODE_TITLES)
  if (code === undefined) return undefined
  const quantity = findTitle(titles, QUANTITY_TITLES)
  return { code, ...(quantity !== undefined && quantity !== code && { quantity }) }
}

/** Titles of columns as they are compared: lower case, letters and single spaces. */
export function foldTitles(cells: readonly string[]): string[] {
  return cells.map((cell) =>
    foldText(cell)
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  )
}

/** The index of the column that the first of these patterns names; undefined where none does. */
export function findTitle(titles: readonly string[], patterns: readonly RegExp[]): number | undefined {
  return patterns.map((pattern) => titles.findIndex((title) => pattern.test(title))).find((index) => index >= 0)
}
