import { statSync } from 'node:fs'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import path from 'node:path'

/** Slow 4G as Lighthouse has it. */
const LATENCY_MS = 150
const BYTES_A_MS = 1.6e6 / 8 / 1000

/** The requests to a server of a built shop, also by workers, which a page cannot see. */
export interface Traffic {
  /** The addresses asked for since the last `clear`, in their order. */
  readonly list: () => readonly string[]
  /** Bytes of the files of these addresses, as the build compressed them; none of what the browser still had. */
  readonly sum: (isCounted: (name: string) => boolean) => number
  readonly clear: () => void
  /** Holds every answer back as a slow line would. */
  readonly setSlow: (isSlow: boolean) => void
}

export function countTraffic(server: Server, outDir: string): Traffic {
  let answers: { readonly name: string; readonly response: ServerResponse }[] = []
  let isSlow = false
  const [answer] = server.listeners('request') as [RequestListener]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const name = request.url ?? ''
    answers.push({ name, response })
    if (!isSlow) return answer(request, response)
    setTimeout(() => answer(request, response), LATENCY_MS + readSize(outDir, name) / BYTES_A_MS)
  })
  return {
    list: () => answers.map(({ name }) => name),
    sum: (isCounted) =>
      answers
        .filter(({ name, response }) => response.statusCode !== 304 && isCounted(name))
        .reduce((sum, { name }) => sum + readSize(outDir, name), 0),
    clear: () => (answers = []),
    setSlow: (slow) => (isSlow = slow),
  }
}

/** The size of what an address leads to, compressed where it is; 0 where there is nothing. */
function readSize(outDir: string, name: string): number {
  const file = path.join(outDir, decodeURI(name))
  const forms = path.extname(file) ? [`${file}.br`, file] : [`${file}.html.br`, path.join(file, 'index.html.br')]
  for (const candidate of forms) {
    const found = statSync(candidate, { throwIfNoEntry: false })
    if (found?.isFile()) return found.size
  }
  return 0
}
