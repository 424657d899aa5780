import type { APIRequestContext } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { expect } from '../test.ts'

/** The picture that stands in a page. */
const PICTURE = /data:image\/avif;base64,[\w+/=]+/

/** In kB of 1000 bytes, to two places. */
export const toKb = (bytes: number) => Math.round(bytes / 10) / 100

/** A file of the shop, with its weights in kB. */
export interface File {
  readonly text: string
  readonly rawKb: number
  readonly pictureKb: number
  /** Compressed when it is asked for, which takes half a second. */
  readonly weigh: () => number
}
const files = new Map<string, File>()

/** Reads a file once. A picture that stands in it is left out: it counts as one. */
export async function readFile(request: APIRequestContext, path: string): Promise<File> {
  const known = files.get(path)
  if (known) return known
  const response = await request.get(path)
  expect(response.ok(), path).toBe(true)
  const whole = (await response.body()).toString()
  const text = whole.replace(PICTURE, '')
  let kb: number | undefined
  const file = {
    text,
    rawKb: toKb(Buffer.byteLength(text)),
    pictureKb: toKb(whole.length - text.length),
    weigh: () => (kb ??= toKb(brotliCompressSync(text).length)),
  }
  files.set(path, file)
  return file
}

/** The scripts that a page names, and what those import before they can run. */
export async function listScripts(request: APIRequestContext, path: string): Promise<Set<string>> {
  const html = await readFile(request, path)
  const tags = [...html.text.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const take = (kind: RegExp) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
  const scripts = new Set(take(/<script[^>]* src=|rel="modulepreload"/))
  for (const script of scripts) {
    const { text } = await readFile(request, script)
    for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g))
      scripts.add(new URL(name!, `http://shop${script}`).pathname)
  }
  return scripts
}
