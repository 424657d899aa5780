import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Mark } from '@shop/core/catalogue/mark.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { formatHex } from '../colours/oklch.ts'
import { readToken } from '../colours/readToken.ts'
import { parseMark } from './parseMark.ts'
import { buildPlainMark } from './plainMark.ts'

export const MARK_FILE = 'logo.svg'

/** The mark in a shop's folder, or a plain one with the initial of its name. Throws a `MarkError` for what is no mark. */
export function readMark(folder: string, { brand, colours }: Pick<Shop, 'brand' | 'colours'>): Mark {
  const file = path.join(folder, MARK_FILE)
  return existsSync(file)
    ? parseMark(readFileSync(file, 'utf8'))
    : buildPlainMark(brand.strong, colours?.brand ?? formatHex(readToken('--brand', undefined)[0]))
}
