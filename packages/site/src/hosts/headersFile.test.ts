import { describe, expect, test } from 'vitest'
import { ALWAYS } from './headers.ts'
import { buildHeadersFile } from './headersFile.ts'

describe.each(['/', '/shops/truro/'])('published under %s', (base) => {
  const text = buildHeadersFile(new URL(base, 'https://shop.example'))
  const rules = [...text.matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)].map(([, pattern, block]) => {
    const headers = [...block!.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name!, value!] as const)
    return [pattern!, headers] as const
  })

  // Netlify and Cloudflare Pages join the values of several rules, so caching may stand in none that meets another.
  test('_headers guards every file, lets two folders be kept, and adds to the worker’s policy alone', () => {
    expect(rules).toEqual([
      [`${base}*`, Object.entries(ALWAYS)],
      [`${base}assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]],
      [`${base}pictures/*`, [['Cache-Control', 'public, max-age=86400']]],
      [`${base}sw.js`, [['Content-Security-Policy', "default-src 'none'; connect-src 'self'"]]],
    ])
    expect(ALWAYS).not.toHaveProperty('Cache-Control')
  })

  test('_headers is within the limits: a hundred rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})
