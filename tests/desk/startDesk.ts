import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const OPENS_WITHIN_MS = 60_000

/** Starts the desk of the shop in a folder, on a port that is free. */
export async function startDesk(folder: string): Promise<{ url: string; desk: ChildProcess }> {
  const env = { ...process.env, SHOP: folder, PORT: '0' }
  const desk = spawn(process.execPath, ['--import', 'tsx', 'packages/desk/src/server/desk.ts'], { cwd: ROOT, env })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (part: Buffer) => {
      said += String(part)
      const found = /http:\S+/.exec(said)
      if (found) resolve(found[0])
    }
    desk.stdout.on('data', hear)
    desk.stderr.on('data', hear)
    desk.once('exit', () => reject(new Error(said)))
    setTimeout(() => reject(new Error(`The desk did not open: ${said}`)), OPENS_WITHIN_MS)
  })
  return { url, desk }
}
