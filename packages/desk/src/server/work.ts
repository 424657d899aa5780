import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { getOwnFolder } from '@shop/site/build/ownFolder.ts'
import { serveShop } from '@shop/site/serve/server.ts'
import type { Work } from '../model/work.ts'

/** Builds of the shop, one at a time. */
export interface Workshop {
  readonly start: (kind: Work['kind']) => Work
  /** The build that was started last. */
  readonly look: () => Work | undefined
  /** Ends what is running. */
  readonly close: () => void
}

const MOST_LINES = 200

/** Builds the shop as `npm run build` does: to look at it, or to publish it. */
export function createWorkshop(shopFolder: string, readBase: () => string): Workshop {
  let work: Work | undefined
  let child: ChildProcess | undefined
  let served: { readonly close: () => void } | undefined

  // The facts may be damaged since the build: that is its failure, not the desk's end.
  const serve = async (folder: string) => serveShop(folder, readBase())

  function start(kind: Work['kind']): Work {
    if (work?.state === 'running') return work
    const folder = kind === 'publish' ? getOwnFolder('dist') : path.join('node_modules/.cache/desk', 'preview')
    let now: Work = { kind, state: 'running', lines: [], folder: path.resolve(folder) }
    const update = (part: Partial<Work>) => {
      now = { ...now, ...part }
      work = now
    }
    update({})
    const env = { ...process.env, SHOP: shopFolder, OUT_DIR: folder }
    child = spawn(process.execPath, ['--import', 'tsx', 'packages/site/src/build/build.ts'], { env })
    const collect = (part: Buffer) => {
      const lines = String(part)
        .split(/[\r\n]+/)
        .filter((line) => line.trim() !== '')
      update({ lines: [...now.lines, ...lines].slice(-MOST_LINES) })
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('close', (code) => {
      if (code !== 0) return update({ state: 'failed' })
      served?.close()
      serve(now.folder).then(
        ({ url, server }) => {
          served = server
          update({ state: 'done', address: url })
        },
        (error: unknown) => update({ state: 'failed', lines: [...now.lines, String(error)] }),
      )
    })
    return now
  }

  return {
    start,
    look: () => work,
    close: () => {
      child?.kill()
      served?.close()
    },
  }
}
