/** The text of a built file that a visitor may read. */

/** Words that a visitor of a shop of another trade must not meet. */
export const MEDICINE =
  /\b(nurs(e|es|ing)|wards?|nhs|clinic\w*|medic\w*|stethoscopes?|engrav\w*|pharmac\w*|patients?|prescri\w*|hospitals?|surgery|surgeries|doctors?|paramedics?|ambulances?|wounds?|sterile|doses?|penhallow|littmann|dm\+d|pip codes?|trolley|theatre)\b/gi

/** The texts of a file: what a page shows and names, the sentences and words in a script, or the whole of it. */
export function listText(file: string, text: string): string[] {
  if (file.endsWith('.html')) return listPageText(text)
  if (file.endsWith('.js')) return listStrings(text).filter(isShown)
  return [text]
}

/** Each stretch of text in which words are found, shortened, with what was found. */
export function findWords(texts: readonly string[], words: RegExp): string[] {
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(words)].map(
          ({ 0: word, index }) => `“${word}” in “${text.slice(Math.max(0, index - 50), index + 60)}”`,
        ),
      ),
    ),
  ]
}

/** Text, the attributes that are read out or shown, and the data for machines; class names and addresses are neither. */
function listPageText(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json!)
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
  const attributes = [...shown.matchAll(/\s(?:alt|title|content|placeholder|label|aria-[a-z]+|href)="([^"]*)"/g)].map(
    ([, value]) => value!,
  )
  return [shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '), ...attributes, ...data]
}

/** The contents of strings and templates, ignoring the code between them. */
function listStrings(code: string): string[] {
  const literals = code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)
  return [...literals].map(([, double, single, template]) => double ?? single ?? template ?? '')
}

/** A sentence or a label; what has neither a space nor a capital at its start is a name that only code reads. */
function isShown(text: string): boolean {
  return /^[A-Z“]/.test(text) || /[a-z,.:] [A-Za-z]/.test(text)
}
