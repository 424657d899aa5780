/** What a title calls the thing: "Durapore surgical tape, 2.5 cm × 9.1 m" → "tape"; empty where it has no such word. */
export function findNoun(title: string): string {
  const [name = ''] = title.split(/,| with | for /)
  return listWords(name.replace(/\S*\d\S*/g, '')).at(-1) ?? ''
}

/** Words of three letters and more; units and numbers are shorter. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
