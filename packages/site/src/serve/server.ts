import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { ALWAYS, findHeaders, SLASHED } from '../hosts/headers.ts'

const SLASHED_PAGE = new RegExp(`^${SLASHED}$`)
/** The endings of what the build compressed, the smallest first. */
const COMPRESSED = { br: '.br', gzip: '.gz' }

/**
 * Serves a built shop as a good static host would: as the build compressed it, under its base path, unknown addresses
 * with 404.html and the status 404. Port 0 takes any free port. Resolves with the address of the shop's home page.
 */
export async function serveShop(outDir: string, base: string, port = 0): Promise<{ url: string; server: Server }> {
  const files = sirv(outDir, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, name) {
      for (const [header, value] of Object.entries(findHeaders(name.slice(1)))) response.setHeader(header, value)
    },
  })
  const notFound = path.join(outDir, '404.html')
  const server = createServer((request, response) => {
    if (/^[^?]*%00/.test(request.url ?? '')) {
      response.writeHead(400, ALWAYS).end()
      return
    }
    const moved = findOwnForm(request.url ?? '', base)
    if (moved !== undefined) {
      response.writeHead(301, { ...ALWAYS, Location: moved }).end()
      return
    }
    const encodings = listEncodings(request.headers['accept-encoding'])
    // sirv takes "br;q=0" for a yes.
    request.headers['accept-encoding'] = encodings.join(', ')
    const isInside = request.url?.startsWith(base)
    if (isInside) request.url = `/${request.url?.slice(base.length) ?? ''}`
    const answerNotFound = () => {
      const encoding = encodings.find((name) => existsSync(notFound + COMPRESSED[name]))
      response.writeHead(404, {
        ...findHeaders('404.html'),
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      const file = notFound + (encoding ? COMPRESSED[encoding] : '')
      response.end(existsSync(file) ? readFileSync(file) : 'Not found')
    }
    if (isInside) files(request, response, answerNotFound)
    else answerNotFound()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}${base}`, server }
}

/** The form of the address that has a page: home with a slash at its end, every other page without; undefined where it is that. */
function findOwnForm(url: string, base: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (`${path}/` === base) return base + query
  // Nothing but names of pages, so that no address leads to another host.
  const [, page] = SLASHED_PAGE.exec(path.startsWith(base) ? path.slice(base.length) : '') ?? []
  return page === undefined ? undefined : base + page + query
}

/** The compressed forms that a browser takes; those of quality 0 it refuses (RFC 9110, 12.5.3). */
function listEncodings(header: string | string[] = ''): (keyof typeof COMPRESSED)[] {
  const accepted = new Map(
    String(header)
      .split(',')
      .map((part): [string, boolean] => [part.split(';')[0]!.trim().toLowerCase(), !/;\s*q=0(\.0*)?\s*$/.test(part)]),
  )
  return (['br', 'gzip'] as const).filter((name) => accepted.get(name) ?? false)
}
