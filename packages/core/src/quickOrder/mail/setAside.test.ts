import { expect, test } from 'vitest'
import { setAside } from './setAside.ts'

/** The lines of a text that are left as goods. */
const keep = (text: string) => {
  const lines = text.split('\n')
  const aside = setAside(lines)
  return lines.filter((_, at) => !aside[at])
}

test.each([
  ['a greeting and a signature', 'Hi Jan,\n2 boxes of gloves\nThanks\nKaren\nWard 6 Sister', ['2 boxes of gloves']],
  ['a heading', 'Treatment room:\n2 boxes of gloves', ['2 boxes of gloves']],
  [
    'telephone numbers and addresses',
    '2 boxes of gloves\nTel: 01872 555 214\njo@ward.example\n7 High Street TR1 2XX\nT 01326 555 018 | F 01326 555 019\nJo, ext. 4410\nM: +44 (0)7700 900145',
    ['2 boxes of gloves'],
  ],
  [
    'what was written before',
    '2 boxes of gloves\n\nOn Tue, 10 Nov 2026 at 09:12, Tom <t@x.example> wrote:\n> 3 boxes of gloves\nand 4 of aprons',
    ['2 boxes of gloves'],
  ],
  [
    'the head of a mail that was forwarded',
    'From: Jo\nSent: Monday\nTo: Sue\nSubject: order 12\n2 boxes of gloves',
    ['2 boxes of gloves'],
  ],
  [
    'the history of Outlook',
    '2 boxes of gloves\nFrom: Jo\nSent: Monday\nTo: Sue\n3 boxes of aprons',
    ['2 boxes of gloves'],
  ],
  ['a disclaimer', '2 boxes of gloves\nThis email is confidential.\nSent from my iPhone', ['2 boxes of gloves']],
  ['thanks that come first', 'Thanks for last week.\n2 boxes of gloves', ['2 boxes of gloves']],
  ['references', 'PO number 4500231187\n2 boxes of gloves', ['2 boxes of gloves']],
  ['signs', '2 boxes of gloves\n-----', ['2 boxes of gloves']],
])('%s: set aside', (_, text, kept) => {
  expect(keep(text)).toEqual(kept)
})

test('goods behind a sign-off are goods', () => {
  expect(keep('Thanks\nJo\nPS 2 boxes of gloves')).toContain('PS 2 boxes of gloves')
})

test('where only what is quoted has goods, that is read', () => {
  expect(keep('Hi, please see below\n> Hello\n> 2 boxes of gloves\n> Thanks\n> Jo')).toContain('> 2 boxes of gloves')
})
