import { foldText } from '../base/fold.ts'
import type { Product } from '../catalogue/catalogue.ts'
import type { DraftLine } from './draft.ts'

/**
 * The options chosen here, or else those that the code stands for, or else the one value in the line: "M", or "Size M,
 * Length Tall"; and the texts without those values. A code and a text that contradict each other choose nothing.
 */
export function readOptions(line: DraftLine, { options = [], chosen: coded }: Product) {
  let left = line.rest
  const chosen = options.flatMap(({ name, values }) => {
    const stated = listStated(left, name, values)
    const own = values.find((value) => value === line.options[name])
    const [value, ...others] = stated
    // Of two sizes it is not clear which is meant, or whether one of them is a quantity.
    if (value !== undefined && others.length === 0) left = left.map((text) => removeOption(text, name, value))
    const said = coded ? [coded.options[name]!, ...stated] : stated
    const choice = own ?? (new Set(said).size === 1 ? said[0] : undefined)
    return choice === undefined ? [] : [[name, choice] as const]
  })
  return { options: Object.fromEntries(chosen), left: left.filter((text) => text !== '') }
}

/** The values of an option that are in the texts; "Large adult" is not "Adult" too. */
function listStated(texts: readonly string[], name: string, values: readonly string[]): string[] {
  let left = texts
  return values
    .toSorted((a, b) => b.length - a.length)
    .filter((value) => {
      const without = left.map((text) => removeOption(text, name, value))
      const isStated = without.some((text, index) => text !== left[index])
      left = without
      return isStated
    })
}

/** The text without this value of an option, unchanged where it has no such value. */
function removeOption(text: string, name: string, value: string): string {
  const folded = ` ${foldOption(text)} `
  const words = [`${name} ${value}`, value].map((one) => ` ${foldOption(one)} `).find((one) => folded.includes(one))
  return words === undefined ? text : folded.replace(words, ' ').trim()
}

function foldOption(text: string): string {
  return foldText(text)
    .replaceAll(/[\s:=,;/()]+/g, ' ')
    .trim()
}
