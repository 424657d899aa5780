import { groupByKeys } from '@shop/core/base/group.ts'
import { nameSome } from './nameSome.ts'
import type { Problem } from './problem.ts'

/** From this many on, warnings in the same words are one: a shop that was just imported has one for each product. */
const MANY = 6

/** A problem, or all those in its words. */
export interface Gathered extends Problem {
  readonly alike?: readonly Problem[]
}

/** Warnings in the same words become one at the place of the first, with their number and the first few records. */
export function gatherAlike(problems: readonly Problem[]): Gathered[] {
  const warnings = groupByKeys(
    problems.filter(({ level }) => level === 'warning'),
    ({ message }) => [message],
  )
  return problems.flatMap((problem) => {
    const alike = (problem.level === 'warning' && warnings.get(problem.message)) || []
    if (alike.length < MANY) return [problem]
    if (alike[0] !== problem) return []
    const message = `${problem.message} This is so ${alike.length.toLocaleString('en-GB')} times: ${nameSome(alike.map(({ record }) => record))}.`
    return [{ ...problem, record: '', field: '', message, alike }]
  })
}
