import { gatherAlike, type Gathered } from '@shop/shop-files/check/gatherAlike.ts'
import type { Problem } from '@shop/shop-files/check/problem.ts'

/** The problems in order of importance: errors, then single warnings, then repeated ones, each once with its count. */
export function rankProblems(problems: readonly Problem[]): Gathered[] {
  const single = new Set(problems)
  const rank = (problem: Problem) => (problem.level === 'error' ? 0 : single.has(problem) ? 1 : 2)
  return gatherAlike(problems).sort((a, b) => rank(a) - rank(b))
}
