import type { SearchOutcome } from './searchIndex.ts'
import type { PackedOutcome } from './unpackOutcome.ts'

/**
 * What the worker hands over. It stands apart from its opposite: a file that the page imports too would bring the
 * whole of the first load into the worker.
 */
export function packOutcome(outcome: SearchOutcome): PackedOutcome {
  return { ...outcome, slugs: outcome.slugs.join('\n') }
}
