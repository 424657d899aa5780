import http, { type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The names of the headers that were sent, in lower case, as often as they were. */
  readonly names: readonly string[]
  /** As it was before it was compressed. */
  readonly body: Buffer
}

/** Asks a host for an address just as it is written, which `fetch` would correct, and follows nothing. */
export type Ask = (address: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>

const UNPACK = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

export function askAt(port: number): Ask {
  return async (address, headers = {}, method = 'GET') => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.request({ host: '127.0.0.1', port, path: address, headers, method }, resolve).on('error', reject).end()
    })
    const sent = await buffer(response)
    const unpack = UNPACK.get(response.headers['content-encoding'] ?? '')
    return {
      status: response.statusCode!,
      headers: response.headers,
      names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
      body: unpack && sent.length > 0 ? unpack(sent) : sent,
    }
  }
}
