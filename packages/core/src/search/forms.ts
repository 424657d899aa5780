/** "Dress" of "dressed" and "dressing"; a shorter rest is no word: "ring" is not a form of "r". */
const INFLECTED = /^([a-z]{3,})(?:ing|ed)$/
const DOUBLED = /([bdglmnprt])\1$/

/** The word, and the words of which it may be a form: "stop" of "stopping", "move" of "moved". */
export function listBases(word: string): string[] {
  const rest = INFLECTED.exec(word)?.[1]
  return rest === undefined ? [word] : [word, rest, `${rest}e`, rest.replace(DOUBLED, '$1')]
}

/** True where one is a form of the other, or both are forms of one word: "cleaning" and "clean". */
export function isSameForm(one: string, other: string): boolean {
  if (one === other) return true
  const bases = listBases(other)
  return listBases(one).some((base) => bases.includes(base))
}

/** The word and its other forms, whether they exist or not. */
export function listForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word]
  const forms = listBases(word).flatMap((base) => {
    const rest = base.replace(/e$/, '')
    return [base, `${rest}ing`, `${rest}ed`, `${rest}${rest.at(-1)!}ing`]
  })
  return [...new Set(forms)]
}
