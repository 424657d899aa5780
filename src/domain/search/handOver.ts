import type { SearchOutcome } from './searchIndex.ts'

/** An outcome as the worker hands it over: a browser copies one long text far faster than thousands of short ones. */
export type HandedOutcome = Omit<SearchOutcome, 'slugs'> & { readonly slugs: string }

export function packOutcome(outcome: SearchOutcome): HandedOutcome {
  return { ...outcome, slugs: outcome.slugs.join('\n') }
}

export function unpackOutcome(handed: HandedOutcome): SearchOutcome {
  return { ...handed, slugs: handed.slugs === '' ? [] : handed.slugs.split('\n') }
}
