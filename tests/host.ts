import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveShop } from '@shop/site/serve/server.ts'

/** A host of the built shop that a test can stop, start again, and have answer otherwise. */
export interface Host {
  readonly url: string
  /** The requests made to it, as "GET /path". */
  readonly asked: string[]
  /** The answers that replace a file, by the path: a text, or a status. */
  readonly instead: Map<string, string | number>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  html: 'text/html',
  webmanifest: 'application/json',
}

/** Serves `outDir` on a port of its own. */
export async function startHost(outDir: string): Promise<Host> {
  const inner = await serveShop(outDir, '/')
  const asked: string[] = []
  const instead: Host['instead'] = new Map()
  const front = createServer((request, response) => {
    const path = new URL(request.url!, inner.url).pathname
    asked.push(`${request.method} ${request.url}`)
    const other = instead.get(path)
    if (typeof other === 'number') return response.writeHead(other).end()
    if (typeof other === 'string') {
      response.writeHead(200, { 'Content-Type': TYPES[path.split('.').at(-1)!] ?? 'text/plain' })
      return response.end(other)
    }
    const { method, headers } = request
    const passed = ask(new URL(request.url!, inner.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    return request.pipe(passed)
  })
  await listen(front, 0)
  const { port } = front.address() as AddressInfo
  const stop = async () => {
    const closed = new Promise((resolve) => front.close(resolve))
    front.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    instead,
    stop,
    start: () => listen(front, port),
    async close() {
      if (front.listening) await stop()
      inner.server.closeAllConnections()
      inner.server.close()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}
