import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'

const HASHED_FILE_LIFE_S = 31_536_000

/**
 * Serves a built shop as a good static host would: compressed, under its base path, unknown addresses with 404.html
 * and the status 404. Port 0 takes any free port. Resolves with the address of the shop's home page.
 */
export async function serveShop(outDir: string, base: string, port = 0): Promise<{ url: string; server: Server }> {
  const compress = compression()
  const files = sirv(outDir, {
    etag: true,
    setHeaders(response, name) {
      if (name.includes('/assets/'))
        response.setHeader('Cache-Control', `public, max-age=${HASHED_FILE_LIFE_S}, immutable`)
    },
  })
  const notFound = path.join(outDir, '404.html')
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      if (`${request.url}/` === base) {
        response.writeHead(301, { Location: base })
        response.end()
        return
      }
      const isInside = request.url?.startsWith(base)
      if (isInside) request.url = `/${request.url?.slice(base.length) ?? ''}`
      const answerNotFound = () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found')
      }
      if (isInside) files(request, response, answerNotFound)
      else answerNotFound()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}${base}`, server }
}
