import type { Problem } from '@shop/shop-files/check/problem.ts'

/** Where in its file a problem is: "3.text.0.dec". */
export function namePlace({ index, field }: Pick<Problem, 'index' | 'field'>): string {
  return [index, field].filter((part) => part !== undefined && part !== '').join('.')
}
