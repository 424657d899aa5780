import type { Mark, MarkNode } from '@shop/core/catalogue/mark.ts'

const SHAPES = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
/** Elements that drawing programs write beside the shapes; nothing of them is shown. */
const SILENT = ['title', 'desc', 'metadata', 'defs', 'sodipodi:namedview']
const ATTRIBUTES = [
  ...['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'points', 'transform'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'opacity', 'stroke', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-opacity'],
]
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([a-z][\w:-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gi
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** An error in a drawing, for its owner. */
export class MarkError extends Error {}

/**
 * Reads the shop's drawing: flat shapes on a square, which stand in every page and are made into every icon. Throws a
 * `MarkError` for anything else: a drawing may not add rules, scripts, pictures or fonts to a page.
 */
export function parseMark(svg: string): Mark {
  const root: [tag: string, attributes: Record<string, string>, children: MarkNode[]] = ['', {}, []]
  const open = [root]
  let silentFrom: number | undefined
  for (const [, closes, tag, written = '', isEmpty] of svg.matchAll(TOKEN)) {
    if (tag === undefined) continue
    if (closes) {
      if (open.length === 1 || open.at(-1)![0] !== tag) throw new MarkError(`</${tag}> closes nothing. Save it again.`)
      open.pop()
      if (silentFrom === open.length) silentFrom = undefined
      continue
    }
    const isRoot = open.length === 1
    if (isRoot ? tag !== 'svg' || root[2].length > 0 : silentFrom === undefined && !isKnown(tag))
      throw new MarkError(
        `<${tag}> is no flat shape. Draw with ${SHAPES.slice(1).join(', ')}; turn letters into paths.`,
      )
    const node: [string, Record<string, string>, MarkNode[]] = [tag, readAttributes(tag, written, isRoot), []]
    if (silentFrom === undefined && !SILENT.includes(tag)) open.at(-1)![2].push(node)
    if (isEmpty) continue
    if (SILENT.includes(tag)) silentFrom ??= open.length
    open.push(node)
  }
  const [drawing] = root[2]
  if (!drawing || open.length > 1) throw new MarkError('It is not a whole SVG drawing. Save it again as SVG.')
  const [, { viewBox = '' }, nodes] = drawing
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!width || width !== height)
    throw new MarkError('It is not square. Give it a viewBox as high as wide, such as viewBox="0 0 34 34".')
  if (nodes.length === 0) throw new MarkError('There is nothing in it. Draw a mark, or remove the file.')
  return { viewBox, nodes }
}

const isKnown = (tag: string) => SHAPES.includes(tag) || SILENT.includes(tag)

function readAttributes(tag: string, written: string, isRoot: boolean): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? ''
    if (name === 'style' || name.startsWith('on'))
      throw new MarkError(`<${tag}> has “${name}”. Write colours as attributes, such as fill="#005f61".`)
    if (/url\(|href/i.test(`${name}=${value}`))
      throw new MarkError(`<${tag}> asks for something else (“${value}”). Draw with plain colours.`)
    if (isRoot ? name === 'viewBox' : ATTRIBUTES.includes(name)) attributes[toProperty(name)] = value
  }
  return attributes
}

/** "stroke-width" → "strokeWidth". */
function toProperty(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The drawing as a file of its own: a colour of the page's, `var(--brand-fill, #005f61)`, is what stands after the comma. */
export function formatMark({ viewBox, nodes }: Mark, size?: number): string {
  const sides = size === undefined ? '' : ` width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${sides}>${nodes.map(formatNode).join('')}</svg>`
}

function formatNode([tag, attributes, children]: MarkNode): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const plain = value.replaceAll(
      /var\(\s*--[\w-]+\s*(?:,\s*([^()]*))?\)/g,
      (_, colour?: string) => colour?.trim() ?? '',
    )
    const quote = plain.includes('"') ? "'" : '"'
    return ` ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=${quote}${plain}${quote}`
  })
  return `<${tag}${written.join('')}>${children.map(formatNode).join('')}</${tag}>`
}
