import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The values of each header, as often as it was sent. */
  readonly sent: IncomingMessage['headersDistinct']
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
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      http.request({ host: '127.0.0.1', port, path: address, headers, method }, resolve).on('error', reject).end()
    })
    const body = await buffer(response)
    const unpack = UNPACK.get(response.headers['content-encoding'] ?? '')
    return {
      status: response.statusCode!,
      headers: response.headers,
      sent: response.headersDistinct,
      body: unpack && body.length > 0 ? unpack(body) : body,
    }
  }
}
