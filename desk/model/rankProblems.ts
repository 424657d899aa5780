import { gatherAlike } from '../../scripts/check/gatherAlike.ts'
import type { Problem } from '../../scripts/check/problem.ts'

/** What matters first: errors, then what is odd once, then what is so of many, each kind once with its number. */
export function rankProblems(problems: readonly Problem[]): Problem[] {
  const single = new Set(problems)
  const rank = (problem: Problem) => (problem.level === 'error' ? 0 : single.has(problem) ? 1 : 2)
  return gatherAlike(problems).sort((a, b) => rank(a) - rank(b))
}
