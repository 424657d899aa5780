/** An element: its name, what it holds, and its attributes. An element that holds nothing is not written. */
export type XmlNode =
  | readonly [name: string, content: string | readonly (XmlNode | undefined)[], attributes?: Record<string, string>]
  | undefined

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** Writes elements as XML 1.0 with two spaces for each level. Texts must be free of what XML cannot hold. */
export function formatXml(root: XmlNode, namespaces: Readonly<Record<string, string>>, comment: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment.replaceAll('--', '- -')} -->\n${formatNode(root, '', namespaces)}`
}

function formatNode(node: XmlNode, indent: string, extra: Readonly<Record<string, string>> = {}): string {
  if (!node) return ''
  const [name, content, attributes = {}] = node
  const inner =
    typeof content === 'string' ? escape(content) : content.map((child) => formatNode(child, `${indent}  `)).join('')
  if (inner === '') return ''
  const listed = Object.entries({ ...extra, ...attributes }).map(([key, value]) => ` ${key}="${escape(value)}"`)
  const open = `${indent}<${name}${listed.join('')}>`
  return typeof content === 'string' ? `${open}${inner}</${name}>\n` : `${open}\n${inner}${indent}</${name}>\n`
}

function escape(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => ESCAPES[character]!)
}
