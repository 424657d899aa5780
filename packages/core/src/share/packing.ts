import { formatBase64, parseBase64 } from '../base/base64.ts'

/** Anything that unpacks to more is not a cart: a full one with long notes is about 300 kB. */
export const MAX_UNPACKED_BYTES = 1_000_000

const FORMAT = 'deflate-raw'

/** All browsers since 2023 can pack. */
export function canPack(): boolean {
  return typeof CompressionStream === 'function'
}

/** Encodes a text in characters that are safe in an address, deflated if `isPacked`. */
export async function packText(text: string, isPacked: boolean): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return formatBase64(isPacked ? await readAll(send(bytes, new CompressionStream(FORMAT)), Infinity) : bytes)
}

/** Reverses `packText`. Rejects anything else, and anything larger than `MAX_UNPACKED_BYTES`. */
export async function unpackText(data: string, isPacked: boolean): Promise<string> {
  const bytes = parseBase64(data)
  const unpacked = isPacked ? await readAll(send(bytes, new DecompressionStream(FORMAT)), MAX_UNPACKED_BYTES) : bytes
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
}

function send(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(through)
}

/** Reads a stream to its end, or rejects as soon as it exceeds `most` bytes, so that a zip bomb is never unpacked. */
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
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.length
  }
  return all
}
