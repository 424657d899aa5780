import { type CatalogueFiles, type FromFile, GUIDES_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { reportTo } from './report.ts'

const SPREADSHEET_ERROR = /^(?:#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)|Err:\d{3}|#{3,})$/i
/** Tabs and line breaks are judged apart: long texts have line breaks. */
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u
/** Joiners shape Persian and Hindi words and emoji; beside a Latin letter or a digit they only hide. */
const JOINER = /[\u200C\u200D](?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])[\u200C\u200D]/u
const ELEMENTS =
  'a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center ' +
  'cite code col colgroup data dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame ' +
  'frameset g h[1-6] head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta ' +
  'nav nobr noscript object ol optgroup option p param path picture pre q rp rt ruby s samp script section select small source ' +
  'span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
  'video wbr'
/** A tag of HTML from its first sign on, or a comment; “<5 mm” and “<maker@shop.example>” begin none. */
export const TAG = `<(?:/?(?:${ELEMENTS.replaceAll(' ', '|')})(?:\\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?/?>|!--(?:(?!<!--)[\\s\\S])*?-->|!doctype[^<>]*>)`
/** A character that HTML writes by its name or number. */
export const ENTITY = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});'
export const MARKUP = new RegExp(`${TAG}|${ENTITY}`, 'i')

/** The reason a text cannot be what was meant; undefined if it can be. */
export function findTextFault(text: string, isOneLine = false): string | undefined {
  if (SPREADSHEET_ERROR.test(text.trim()))
    return `“${text.trim()}” is an error of the spreadsheet. Correct its formula or the width of its column, or type the text.`
  const [character] = INVISIBLE.exec(text) ?? JOINER.exec(text) ?? []
  if (character !== undefined) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    const visible = text.replaceAll(new RegExp(INVISIBLE, 'gu'), '').trim()
    return `“${visible}” has a character that nobody sees (U+${code}). Type the text again.`
  }
  if (isOneLine && /[\n\t]/.test(text))
    return `“${text.split(/[\n\t]/)[0]}” goes on after a line break or a tab. Write it on one line.`
  return undefined
}

/** Texts that came with more than their words. */
export function findTextProblems({
  products,
  categories,
  guides = [],
}: Pick<CatalogueFiles, 'products' | 'categories' | 'guides'>): Problem[] {
  const problems: Problem[] = []
  const judge = (one: FromFile<unknown>, name: string) => {
    const report = reportTo(problems, one)
    for (const { path, text } of listTexts(one.record)) {
      const fault = findTextFault(text)
      if (fault !== undefined) report('error', name, path, fault)
      const [markup] = MARKUP.exec(text) ?? []
      if (markup !== undefined)
        report('warning', name, path, `“${markup}” is shown as it is written: a text has no HTML. Take it out.`)
    }
  }
  for (const product of products) judge(product, product.record.slug)
  for (const category of categories) judge(category, category.record.id)
  for (const [index, record] of guides.entries()) judge({ file: GUIDES_FILE, record, index }, record.id)
  return problems
}

function listTexts(value: unknown, path = ''): { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, path === '' ? key : `${path}.${key}`))
}
