import type { SearchOutcome } from './searchIndex.ts'

/** An outcome as the worker hands it over: a browser copies one long text far faster than thousands of short ones. */
export type PackedOutcome = Omit<SearchOutcome, 'slugs'> & { readonly slugs: string }

/** What `packOutcome` was given. */
export function unpackOutcome(packed: PackedOutcome): SearchOutcome {
  return { ...packed, slugs: packed.slugs === '' ? [] : packed.slugs.split('\n') }
}
