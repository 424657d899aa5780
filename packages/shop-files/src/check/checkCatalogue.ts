import { existsSync } from 'node:fs'
import path from 'node:path'
import { type CatalogueFiles, readCatalogueFiles } from './catalogueFiles.ts'
import { findProblems } from './catalogueRules.ts'
import { findChangeProblems } from './changeRules.ts'
import { findPlace, readText } from './jsonText.ts'
import { readLastCommit } from './lastCommit.ts'
import { findMarkProblems } from './markRules.ts'
import type { Problem } from './problem.ts'

interface Checked {
  /** Absent where so much cannot be read that no rule applies. */
  readonly files?: CatalogueFiles
  readonly problems: readonly Problem[]
}

/** Reads the catalogue in a folder and applies every rule to it; each problem has its place. */
export function checkFiles(folder: string): Checked {
  const { files, problems } = readCatalogueFiles(folder)
  if (!files) return { problems }
  return {
    files,
    problems: locateProblems(folder, [...problems, ...findProblems(files), ...findMarkProblems(folder, files)]),
  }
}

/** As `checkFiles`, and compares with the last commit, where there is one: prices, and addresses that are gone. Errors come first, and what was changed before what follows from it. */
export function checkCatalogue(folder: string): Checked {
  const { files, problems } = checkFiles(folder)
  const before = readLastCommit(folder)
  const changes = files && before ? findChangeProblems(files, before) : []
  const all = [...locateProblems(folder, changes), ...problems]
  const sorted = all.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))
  return { ...(files && { files }), problems: sorted }
}

/** Finds the line and the column of problems that have none yet. */
function locateProblems(folder: string, problems: readonly Problem[]): Problem[] {
  const texts = new Map<string, string>()
  return problems.map((problem) => {
    const place = path.join(folder, problem.file)
    if (problem.line !== undefined || !place.endsWith('.json') || !existsSync(place)) return problem
    const text = texts.get(place) ?? readText(place)
    texts.set(place, text)
    const keys = problem.field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    return { ...problem, ...findPlace(text, problem.index === undefined ? keys : [problem.index, ...keys]) }
  })
}
