import type { CodeIndex } from '../codeIndex.ts'
import { isScan } from '../gs1.ts'
import type { ReadLine } from '../readCells.ts'

/** Checks whether a line has no code of the shop, and may be answered by its words. */
export function isWorded({ code, aside }: Pick<ReadLine, 'code' | 'aside'>, index: Pick<CodeIndex, 'find'>): boolean {
  return aside !== 'sure' && code.trim() !== '' && !isScan(code) && index.find(code).length === 0
}

/** Names the answer to the words of a line: its unit may decide between products. */
export function nameWords({ code, quantity }: Pick<ReadLine, 'code' | 'quantity'>): string {
  return `${code}\n${quantity.replaceAll(/\d+/g, '#')}`
}
