/** The writes of this window that have not ended, and the number of those that have. */
let [writing, written] = [0, 0]

/** Does what writes files: what is read before it has ended is not called another's change. */
export async function writeFiles<T>(act: () => Promise<T>): Promise<T> {
  writing++
  try {
    return await act()
  } finally {
    writing--
    written++
  }
}

export function isWriting(): boolean {
  return writing > 0
}

/** Begins to read files; what is returned says afterwards whether a change in them can be another's. */
export function beginReading(): () => boolean {
  const before = written
  return () => !isWriting() && written === before
}
