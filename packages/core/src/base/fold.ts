/** Letters without accents, in lower case, with one spelling for fractions, multiplication signs and quotes. */
export function foldText(text: string): string {
  // Most of a catalogue is plain letters, which have nothing to fold.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text.replaceAll('×', 'x').replaceAll(/[’‘]/g, "'").normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** A code as it is compared: letters and digits only, so that "pen glnb m" is PEN-GLNB-M. */
export function foldCode(text: string): string {
  return foldText(text).replaceAll(/[^a-z0-9]/g, '')
}
