import type { Problem } from '@shop/shop-files/check/problem.ts'
import type { Edit, Files } from '@shop/shop-files/edits/edits.ts'
import { ask } from './ask.ts'

/** The files to be checked when the time has come, and the callbacks for the result. */
interface Asker {
  readonly getFiles: () => Files
  readonly listEdits: () => readonly Edit[]
  readonly onProblems: (problems: readonly Problem[]) => void
  readonly onError: (error: unknown) => void
}

const CHECK_AFTER_MS = 400
let waiting: ReturnType<typeof setTimeout> | undefined

/** Asks the checker about what is edited, after a pause. What it says of files that have changed since is dropped. */
export function checkSoon(asker: Asker): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => void check(asker), CHECK_AFTER_MS)
}

async function check({ getFiles, listEdits, onProblems, onError }: Asker): Promise<void> {
  const files = getFiles()
  try {
    const problems = await ask<readonly Problem[]>('check', listEdits())
    if (files === getFiles()) onProblems(problems)
  } catch (error) {
    onError(error)
  }
}
