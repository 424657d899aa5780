import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readCatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import { writeSchemas } from '@shop/shop-files/check/writeSchemas.ts'

/** A shop of three samples, which builds as it is. */
const SAMPLES = path.resolve('shops/starter')

/** Writes a shop to start from into `folder`. Throws if there is anything in it. */
export function writeNewShop(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty, and nothing in it was changed. Name a new folder.`)
  cpSync(SAMPLES, folder, { recursive: true })
  const { files } = readCatalogueFiles(folder)
  writeSchemas(path.join(folder, 'schema'), files?.attributes ?? [])
}

/**
 * Makes a repository of the folder and commits what is in it, so that each change can be seen and taken back. Returns what
 * the owner has to know of it. A folder inside a repository is left to that one.
 */
export function startHistory(folder: string): string {
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  const inside = git('rev-parse', '--is-inside-work-tree')
  if (inside.error)
    return 'Git is not installed, so no history of the shop is kept. Install it, then run "git init" in that folder.'
  if (inside.status === 0) return 'It lies in a Git repository, which keeps its history: commit it there.'
  const commit = ['commit', '--quiet', '--message', 'A shop of three samples']
  // A Git without a user name, or one that signs with a missing key, still makes a first commit.
  const anybody = ['-c', 'user.name=Shop', '-c', 'user.email=shop@localhost', '-c', 'commit.gpgsign=false']
  const isKept =
    git('init', '--quiet').status === 0 &&
    git('add', '--all').status === 0 &&
    (git(...commit).status === 0 || git(...anybody, ...commit).status === 0)
  return isKept
    ? 'Git keeps its history; the samples are the first commit.'
    : 'Git could not make a first commit of it: run "git init", "git add ." and "git commit" in that folder.'
}
