import { spawnSync } from 'node:child_process'

const MOST_BYTES = 256 * 1024 * 1024

/** Files of a folder as they were at the last commit, by their names in it: those that have changed since, or are gone. */
export type LastCommit = ReadonlyMap<string, string>

/** Undefined where there is no git, or nothing has been committed. */
export function readLastCommit(folder: string): LastCommit | undefined {
  const list = runGit(folder, 'diff', '--name-only', '--relative', '--no-renames', '-z', 'HEAD', '--', '.')
  return list === undefined
    ? undefined
    : new Map(
        list
          .split('\0')
          .filter((name) => name.endsWith('.json'))
          .flatMap((name) => {
            const text = runGit(folder, 'show', `HEAD:./${name}`)
            return text === undefined ? [] : [[name, text] as const]
          }),
      )
}

/** The output of git; undefined where it fails. */
export function runGit(folder: string, ...args: readonly string[]): string | undefined {
  const options = { encoding: 'utf8', maxBuffer: MOST_BYTES, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } } as const
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], options)
  return status === 0 ? stdout : undefined
}
