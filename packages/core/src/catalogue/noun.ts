/** The noun of a title: "Durapore surgical tape, 2.5 cm × 9.1 m" → "tape"; empty if there is none. */
export function findNoun(title: string): string {
  return listWords(findName(title).replace(/\S*\d\S*/g, '')).at(-1) ?? ''
}

/** The part of a text that names a thing: "LED pen torch" of "LED pen torch with pupil gauge, silver". */
export function findName(text: string): string {
  return text.split(/,| (?:for|from|in|into|of|on|to|that|with|without) /)[0]!
}

/** Words of three letters and more; units and numbers are shorter. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
