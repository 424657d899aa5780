import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CatalogueFiles, readCatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import { findProblems } from '@shop/shop-files/check/catalogueRules.ts'
import { findChangeProblems } from '@shop/shop-files/check/changeRules.ts'
import { readLastCommit } from '@shop/shop-files/check/lastCommit.ts'
import type { Problem } from '@shop/shop-files/check/problem.ts'
import { NOT_UTF8, type Texts } from './shopFiles.ts'

export interface Checked {
  /** Undefined where a file cannot be read without which there is no shop. */
  readonly files: CatalogueFiles | undefined
  readonly problems: readonly Problem[]
}

/** Asks the checker of "npm run catalogue" about the shop as it would be with these texts; writes no file of it. */
export function checkTexts(folder: string, texts: Texts): Checked {
  const trial = mkdtempSync(path.join(tmpdir(), 'desk-'))
  try {
    for (const [name, text] of texts) {
      mkdirSync(path.join(trial, path.dirname(name)), { recursive: true })
      if (text === NOT_UTF8) copyFileSync(path.join(folder, name), path.join(trial, name))
      else writeFileSync(path.join(trial, name), text)
    }
    for (const name of readdirSync(folder))
      if (!texts.has(name) && !['categories', 'products', 'node_modules', '.git'].includes(name))
        bringAlong(path.resolve(folder, name), path.join(trial, name))
    const { files, problems } = readCatalogueFiles(trial)
    if (!files) return { files, problems }
    // Without lines and columns: the desk leads to the field.
    const before = readLastCommit(folder)
    const changes = before ? findChangeProblems(files, before) : []
    return { files, problems: [...problems, ...findProblems(files), ...changes] }
  } finally {
    rmSync(trial, { recursive: true })
  }
}

/** Any user of Windows may link a folder by a junction, but a file only with further rights. */
function bringAlong(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })?.isFile()) copyFileSync(from, to)
  else symlinkSync(from, to, 'junction')
}
