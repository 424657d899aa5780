import { readLastCommit, runGit } from '@shop/shop-files/check/lastCommit.ts'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { isShopFile, parseTexts, readTexts, type Texts } from './shopFiles.ts'

/** The shop as it was at the last commit. */
export interface Committed {
  /** In words: "the last commit, Prices of June". */
  readonly since: string
  readonly files: Files
}

/** The shop's files in the last commit, or, where there is no git, as they were when the desk was opened. */
export function readCommitted(folder: string, opened: Texts): Committed {
  const subject = runGit(folder, 'log', '-1', '--format=%s')
  const listed = runGit(folder, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '.')
  if (subject === undefined || listed === undefined) return { since: 'the desk was opened', files: parseTexts(opened) }
  const changed = readLastCommit(folder)
  const now = readTexts(folder)
  const names = listed.split('\0').filter(isShopFile)
  const texts = new Map(names.map((name) => [name, changed?.get(name) ?? now.get(name) ?? '']))
  return { since: `the last commit, “${subject.trim()}”`, files: parseTexts(texts) }
}
