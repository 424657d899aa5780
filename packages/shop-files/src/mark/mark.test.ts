import fc from 'fast-check'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyText, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { buildIcons } from '@shop/site/build/icons.ts'
import { findMarkProblems } from '../check/markRules.ts'
import { formatMark, MarkError, parseMark } from './parseMark.ts'
import { buildPlainMark } from './plainMark.ts'
import { MARK_FILE, readMark } from './readMark.ts'

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`
const RED = wrap('<rect width="10" height="10" fill="#ff0000"/>')

describe('a drawing', () => {
  test('is its shapes, with the names that React has for their attributes', () => {
    const drawn = wrap('<g stroke-width="2"><path d="M0 0h9"/></g><!-- a note --><circle r="3" id="c" class="x" />')
    expect(parseMark(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${drawn}`)).toEqual({
      viewBox: '0 0 10 10',
      nodes: [
        ['g', { strokeWidth: '2' }, [['path', { d: 'M0 0h9' }, []]]],
        ['circle', { r: '3' }, []],
      ],
    })
  })

  test('is without what drawing programs note', () => {
    const noted = '<title>Mark</title><metadata><rdf:RDF><a b="c"/></rdf:RDF></metadata><defs/><path d="M0 0"/>'
    expect(parseMark(wrap(noted)).nodes).toEqual([['path', { d: 'M0 0' }, []]])
  })

  test.each([
    ['<script>alert(1)</script>', '<script> is no flat shape'],
    ['<text>Bell</text>', 'turn letters into paths'],
    ['<style>path{fill:red}</style>', '<style> is no flat shape'],
    ['<path style="fill:red" d="M0 0"/>', 'Write colours as attributes'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'has “onclick”'],
    ['<path fill="url(#g)" d="M0 0"/>', 'Draw with plain colours'],
    ['<path xlink:href="a.png" d="M0 0"/>', 'Draw with plain colours'],
    ['<image href="a.png"/>', '<image> is no flat shape'],
    ['', 'There is nothing in it'],
    ['<g><path d="M0 0"/>', 'It is not a whole SVG drawing'],
    ['<path d="M0 0"/></g>', '</g> closes nothing'],
  ])('%s is refused with what to do', (inside, words) => {
    expect(() => parseMark(inside.startsWith('<g><path') ? wrap(inside).replace('</svg>', '') : wrap(inside))).toThrow(
      words,
    )
  })

  test.each(['<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>', '<svg><path d="M0 0"/></svg>'])(
    'that is not square is refused: %s',
    (svg) => {
      expect(() => parseMark(svg)).toThrow('It is not square')
    },
  )

  test('any text is a mark or a MarkError, and a mark is read again as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyText.map(wrap)), (text) => {
        try {
          const mark = parseMark(text)
          expect(parseMark(formatMark(mark))).toEqual(mark)
        } catch (error) {
          expect(error).toBeInstanceOf(MarkError)
        }
      }),
    )
  })

  test('with a quotation mark in an attribute is read again as it was', () => {
    const mark = parseMark(wrap(`<path d='M0 0"'/>`))
    expect(parseMark(formatMark(mark))).toEqual(mark)
  })

  test('as a file of its own has the colours that stand after the commas', () => {
    const mark = parseMark(wrap('<path d="M0 0" fill="var(--brand-fill, #005f61)" stroke="var(--on-brand)"/>'))
    expect(formatMark(mark)).toBe(wrap('<path d="M0 0" fill="#005f61" stroke=""></path>'))
  })
})

test.each(['Larkway', 'élan', '東京', '4 Wheels', ''])(
  'a shop called “%s” without a drawing has a mark',
  async (name) => {
    const mark = buildPlainMark(name, '#005f61')
    expect(parseMark(formatMark(mark)).nodes).toHaveLength(2)
    const { channels } = await sharp(Buffer.from(formatMark(mark, 64))).stats()
    expect(channels[0]!.stdev, 'something is drawn on its ground').toBeGreaterThan(20)
  },
)

test('two names with different initials have different marks', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => formatMark(buildPlainMark(letter, '#005f61')))
  expect(new Set(letters).size).toBe(26)
  expect(formatMark(buildPlainMark('Élan', '#005f61'))).toBe(letters[4])
})

describe('in a shop’s folder', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'mark-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  test('it is what the shop draws', () => {
    expect(readMark(folder, EXAMPLE_SHOP)).toEqual(buildPlainMark('Penhallow', '#005f61'))
    const brown = { ...EXAMPLE_SHOP, colours: { brand: '#8a3b12' } }
    expect(readMark(folder, brown)).toEqual(buildPlainMark('Penhallow', '#8a3b12'))
    writeFileSync(path.join(folder, MARK_FILE), RED)
    expect(readMark(folder, EXAMPLE_SHOP)).toEqual(parseMark(RED))
    expect(findMarkProblems(folder, { shop: EXAMPLE_SHOP })).toEqual([])
  })

  test('one that cannot be used is an error of the check', () => {
    writeFileSync(path.join(folder, MARK_FILE), wrap('<text>L</text>'))
    expect(findMarkProblems(folder, { shop: EXAMPLE_SHOP })).toMatchObject([{ level: 'error', file: 'logo.svg' }])
  })

  test('every icon is made from it, of its size, the same each time', async () => {
    const [icons, again] = [await buildIcons(folder, parseMark(RED)), await buildIcons(folder, parseMark(RED))]
    expect(icons).toEqual(again)
    for (const [name, icon] of icons) {
      if (name.endsWith('.svg')) continue
      const { width, height } = await sharp(icon).metadata()
      expect(`${width}x${height}`).toBe(
        { 'icon-192.png': '192x192', 'apple-touch-icon.png': '180x180', 'og.png': '1200x630' }[name] ?? '512x512',
      )
      const { dominant } = await sharp(icon).flatten().stats()
      expect(name === 'og.png' || dominant.r > 200, name).toBe(true)
    }
    expect([...icons.keys()]).toContain('icon-maskable-512.png')
  })

  test('the shop’s own picture is shared in its place', async () => {
    const own = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    writeFileSync(path.join(folder, 'share.png'), own)
    const shared = (await buildIcons(folder, parseMark(RED))).get('og.png')
    expect((await sharp(shared).stats()).dominant).toMatchObject({ r: 24, g: 56, b: 88 })
  })
})
