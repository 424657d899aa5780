/** A text that unpacks to more than this is no cart: a full one with long notes has some 300 kB. */
export const MAX_UNPACKED_BYTES = 1_000_000

const FORMAT = 'deflate-raw'

/** Whether this browser can pack; all since 2023 can. */
export function canPack(): boolean {
  return typeof CompressionStream === 'function'
}

/** Packs a text into letters that stand in an address as they are; unpacked, where `isPacked` says so. */
export async function packText(text: string, isPacked: boolean): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return formatBase64(isPacked ? await readAll(send(bytes, new CompressionStream(FORMAT)), Infinity) : bytes)
}

/** Unpacks what `packText` gave. Rejects for anything else, and for what unpacks to more than `MAX_UNPACKED_BYTES`. */
export async function unpackText(data: string, isPacked: boolean): Promise<string> {
  const bytes = parseBase64(data)
  const unpacked = isPacked ? await readAll(send(bytes, new DecompressionStream(FORMAT)), MAX_UNPACKED_BYTES) : bytes
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
}

function send(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(through)
}

/** Reads a stream to its end, or stops and rejects as soon as there is more than `most`: a bomb is never held whole. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError('More than a cart can hold.')
    }
    chunks.push(value)
  }
  const all = new Uint8Array(length)
  let place = 0
  for (const chunk of chunks) {
    all.set(chunk, place)
    place += chunk.length
  }
  return all
}

/** Base64 with the two letters that an address takes as they are (RFC 4648, section 5), without padding. */
function formatBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function parseBase64(data: string): Uint8Array<ArrayBuffer> {
  const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
