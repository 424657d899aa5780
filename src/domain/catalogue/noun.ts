/** The noun of a title: "Durapore surgical tape, 2.5 cm × 9.1 m" → "tape"; empty if there is none. */
export function findNoun(title: string): string {
  const [name = ''] = title.split(/,| with | for /)
  return listWords(name.replace(/\S*\d\S*/g, '')).at(-1) ?? ''
}

/** Words of three letters and more; units and numbers are shorter. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
