import { compile, type FormatCallback } from 'html-to-text'
import { ENTITY, MARKUP, TAG } from '../check/textRules.ts'

const HAS_TAG = new RegExp(TAG, 'i')
const NO_TAG = new RegExp(`(?!${TAG})<`, 'gi')
const NO_ENTITY = new RegExp(`(?!${ENTITY})&`, 'gi')

/** 10<sup>6</sup> is no 106. */
const writeDigits =
  (digits: string): FormatCallback =>
  ({ children }, walk, builder) => {
    builder.pushWordTransform((word) => word.replaceAll(/[\d+−-]/g, (sign) => digits['0123456789+−-'.indexOf(sign)]!))
    walk(children, builder)
    builder.popWordTransform()
  }

const convert = compile({
  wordwrap: false,
  formatters: { raised: writeDigits('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'), lowered: writeDigits('₀₁₂₃₄₅₆₇₈₉₊₋₋') },
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((selector) => ({ selector, format: 'block' })),
    ...['img', 'hr', 'iframe', 'svg', 'title', 'noscript'].map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'sup', format: 'raised' },
    { selector: 'sub', format: 'lowered' },
  ],
})

/** The text that HTML means, on one line; any other text stays as it is. */
export function readHtml(text: string): string {
  if (!MARKUP.test(text)) return text
  // The parser takes any “<” before a letter for a tag, and “&copy5” for ©5.
  const html = text.replaceAll(NO_TAG, '&lt;').replaceAll(NO_ENTITY, '&amp;')
  // Without tags, line breaks are somebody's own.
  const parts = HAS_TAG.test(html) ? [html] : html.split('\n')
  const read = parts.map((part) => convert(part).replaceAll(/\s+/g, ' ').trim()).join('\n')
  // Some programs write HTML as HTML.
  return read === text ? text : readHtml(read)
}
