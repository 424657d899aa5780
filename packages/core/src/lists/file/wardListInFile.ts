import type { WardListLine } from '../wardLists.ts'

/** A line of a file that could not be read, and why. */
export interface UnreadLine {
  readonly text: string
  readonly reason: string
}

/** A ward list as it is in a file. */
export interface WardListInFile {
  /** Undefined if the file gives none. */
  readonly name: string | undefined
  readonly lines: readonly WardListLine[]
  readonly unread: readonly UnreadLine[]
}
