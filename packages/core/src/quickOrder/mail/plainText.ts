/** What a mail program writes as HTML, or a page that was copied as source. */
const HTML = /<(?:!doctype|html|head|body|div|p|br|table|tr|td|span|font|ul|li|o:p)\b[^<>]{0,2000}>/i
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', times: '×', pound: '£', bull: '•', frac12: '½' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', middot: '·', deg: '°' },
}

/** The text of a mail, with line breaks of LF: HTML becomes lines and cells. Text is no markup here, and is never run. */
export function readPlainText(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return HTML.test(lines) ? readHtml(lines) : readEntities(lines)
}

function readHtml(html: string): string {
  const bare = ['style', 'script', 'title', 'head'].reduce(
    (text, name) => dropBetween(text, `<${name}`, `</${name}`),
    dropBetween(html, '<!--', '--'),
  )
  const plain = joinCells(bare.replace(/[\t\n ]+/g, ' '))
    .replace(/<\/t[dh]\s*>\s*<t[dh]\b/gi, '\t<td')
    .replace(/<br\b[^>]*>|<\/(?:p|div|tr|li|h\d|table|ul|ol|blockquote)\s*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
  return readEntities(plain).replace(/^[ \u00A0]+|[ \u00A0]+$/gm, '')
}

/** A longer cell lays out a page. */
const MAX_CELL_LENGTH = 200

/** The text with each cell of a row in one line: Word has paragraphs in them. Takes linear time. */
function joinCells(html: string): string {
  const parts = html.split(/<\/t[dh]\s*>/i)
  return parts
    .map((part, at) => {
      const folded = part.toLowerCase()
      const open = Math.max(folded.lastIndexOf('<td'), folded.lastIndexOf('<th'))
      const cell = part.slice(Math.max(0, open))
      const isBeside = (at > 0 && !folded.includes('<tr')) || /^\s*<t[dh]\b/i.test(parts[at + 1] ?? '')
      const isJoined = isBeside && open >= 0 && cell.replace(/<[^<>]*>/g, '').length <= MAX_CELL_LENGTH
      return isJoined ? part.slice(0, open) + cell.replace(/<\/?(?:p|div|br|li|ul|ol|h\d)\b[^<>]*>/gi, ' ') : part
    })
    .join('</td>')
}

/** The text without what stands between two marks, and without the tag that the second begins. Takes linear time. */
function dropBetween(text: string, from: string, to: string): string {
  const folded = text.toLowerCase()
  let kept = ''
  let at = 0
  while (at < text.length) {
    const start = folded.indexOf(from, at)
    const close = start < 0 ? -1 : folded.indexOf(to, start + from.length)
    const end = close < 0 ? -1 : folded.indexOf('>', close)
    if (end < 0) break
    kept += text.slice(at, start)
    at = end + 1
  }
  return kept + text.slice(at)
}

/** The text with the characters that a program wrote as entities of HTML, even in plain text. */
function readEntities(text: string): string {
  return text.replace(
    /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi,
    (whole, name: string) => readEntity(name) ?? whole,
  )
}

function readEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
}
