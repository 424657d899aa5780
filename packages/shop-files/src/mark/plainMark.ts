import type { Mark } from '@shop/core/catalogue/mark.ts'

/** The strokes of each letter, in a field of 10 × 14: no font is needed where a shop is built. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0l5 14M2 9h6',
  B: 'M0 0v14h6a3.5 3.5 0 0 0 0-7H0m6 0a3.5 3.5 0 0 0 0-7H0',
  C: 'M10 4.5A5 4.5 0 0 0 0 5v4a5 4.5 0 0 0 10 .5',
  D: 'M0 0v14h4a6 7 0 0 0 0-14Z',
  E: 'M9 0H0v14h9M0 7h8',
  F: 'M9 0H0v14M0 7h8',
  G: 'M10 4.5A5 4.5 0 0 0 0 5v4a5 5 0 0 0 10 0V8H6',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14',
  J: 'M8 0v10a4 4 0 0 1-8 0',
  K: 'M0 0v14M10 0 0 9m4-3.5L10 14',
  L: 'M1 0v14h8',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  O: 'M0 5a5 5 0 0 1 10 0v4A5 5 0 0 1 0 9Z',
  P: 'M1 14V0h5a4 4 0 0 1 0 8H1',
  Q: 'M0 5a5 5 0 0 1 10 0v4A5 5 0 0 1 0 9Zm6 5 4 4',
  R: 'M1 14V0h5a4 4 0 0 1 0 8H1m5 0 4 6',
  S: 'M9.5 3.5A4.5 3.5 0 1 0 5 7a4.5 3.5 0 1 1-4.5 3.5',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v9a5 5 0 0 0 10 0V0',
  V: 'M0 0l5 14L10 0',
  W: 'M0 0l2.5 14L5 4l2.5 10L10 0',
  X: 'M0 0l10 14M10 0 0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h10L0 14h10',
}
const RING = 'M0 7a5 5 0 0 1 10 0A5 5 0 0 1 0 7Z'

/** The mark of a shop that has drawn none: the first letter of its name, or a ring where that is not Latin. */
export function buildPlainMark(name: string, brand: string): Mark {
  const letter = name.normalize('NFD').trim().charAt(0).toUpperCase()
  const stroke = { fill: 'none', stroke: 'var(--on-brand, #fff)', strokeWidth: '2.6' }
  const joins = { strokeLinecap: 'round', strokeLinejoin: 'round' }
  return {
    viewBox: '0 0 34 34',
    nodes: [
      ['rect', { width: '34', height: '34', rx: '7', fill: `var(--brand-fill, ${brand})` }, []],
      ['path', { d: LETTERS[letter] ?? RING, transform: 'translate(12 10)', ...stroke, ...joins }, []],
    ],
  }
}
