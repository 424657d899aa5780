import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import type { Bundle } from './bundle.ts'
import { findRefusal, nameCookie, type Place } from './guard.ts'
import { RequestError } from './requestError.ts'
import { answer, type Desk } from './routes.ts'

/** A spreadsheet's worth of edits, or a photograph as a camera writes it. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Opens the desk on this machine alone. Port 0 takes any free port. Resolves with the address that opens it. */
export async function serveDesk(desk: Desk, bundle: Bundle, port = 0): Promise<{ url: string; server: Server }> {
  const token = randomBytes(24).toString('base64url')
  let place: Place = { port, token }
  const pictures = sirv(path.join(desk.folder, 'pictures'), { dev: true })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    respond(request, response).catch((error: unknown) => {
      if (!(error instanceof RequestError)) console.error(error)
      const status = error instanceof RequestError ? error.status : 500
      sendJson(response, status, { error: error instanceof Error ? error.message : String(error) })
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const { pathname, searchParams } = readAddress(request.url ?? '/')
    const refusal = findRefusal({ method, pathname, searchParams, headers }, place)
    if (refusal !== undefined) return send(response, 403, 'text/plain; charset=utf-8', refusal)
    if (pathname.startsWith('/api/')) {
      const body = method === 'POST' ? await readBody(request) : Buffer.alloc(0)
      return sendJson(response, 200, await answer(desk, { method, name: pathname.slice(5), searchParams, body }))
    }
    if (method !== 'GET') throw new RequestError(405, 'Nothing can be written here.')
    if (pathname.startsWith('/pictures/')) {
      request.url = pathname.slice('/pictures'.length)
      return pictures(request, response, () => send(response, 404, 'text/plain', 'There is no such picture.'))
    }
    const file = bundle.get(pathname === '/' ? 'index.html' : pathname.slice(1))
    if (!file) return send(response, 404, 'text/plain', 'There is nothing here.')
    if (file.type.startsWith('text/html')) {
      response.setHeader('Content-Security-Policy', POLICY)
      response.setHeader('Set-Cookie', `${nameCookie(place)}=${token}; HttpOnly; SameSite=Strict; Path=/`)
    }
    send(response, 200, file.type, file.body)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  place = { port: (server.address() as AddressInfo).port, token }
  return { url: `http://127.0.0.1:${place.port}/?token=${token}`, server }
}

/** Reads what a request asks for. “//” would begin with the name of another host, and a proxy’s request has no path. */
function readAddress(url: string): URL {
  if (!/^\/(?!\/)/.test(url))
    throw new RequestError(400, 'The desk has no such address. Open it by the one that “npm run desk” has printed.')
  return new URL(`http://desk${url}`)
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BODY_BYTES) throw new RequestError(413, 'The file is too large. Choose one of at most 64 MB.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type })
  response.end(body)
}
