import { expect, test } from 'vitest'
import { readPlainText } from './plainText.ts'

test.each([
  ['plain text with entities', 'Gloves&nbsp;M &amp; L &ndash; 2 &unknown;', 'Gloves M & L – 2 &unknown;'],
  ['plain text', '2 < 3 boxes\r\nof gloves', '2 < 3 boxes\nof gloves'],
  [
    'HTML of Outlook',
    '<html><head><style>p{color:red}</style></head><body><!-- x --><p class=MsoNormal>2 boxes of&nbsp;gloves<o:p></o:p></p><p>Size&#32;M &amp; L</p></body></html>',
    '2 boxes of gloves\nSize M & L\n',
  ],
  [
    'a table of Word',
    '<table><tr><td>Gloves</td><td>2</td></tr><tr><td>Aprons</td><td>3</td></tr></table>',
    'Gloves\t2\nAprons\t3\n\n',
  ],
  [
    'a table of Word in a mail of Outlook',
    '<div><p class=MsoNormal>Hi<o:p></o:p></p><table class=MsoTableGrid><tr><td width=30><p class=MsoNormal>Gloves,\nblue<o:p></o:p></p></td> <td><p align=right>10<o:p></o:p></p></td></tr></table></div>',
    'Hi\nGloves, blue \t 10\n\n\n',
  ],
  [
    'a page that is laid out by a table',
    '<table><tr><td><p>Hi</p><p>2 boxes of gloves</p></td></tr></table>',
    'Hi\n2 boxes of gloves\n\n\n',
  ],
  ['a list', '<ul><li>Gloves</li><li>Aprons</li></ul>', '• Gloves\n• Aprons\n\n'],
])('%s', (_, text, plain) => {
  expect(readPlainText(text)).toBe(plain)
})

test('5 MB of broken markup take no second', () => {
  for (const part of ['<p', '<!--', '<style>', '&#', '<td><', '</td>', '<td><p>x</p></td>', '<td><p></td']) {
    const start = performance.now()
    readPlainText('<div>' + part.repeat(5_000_000 / part.length))
    expect(performance.now() - start).toBeLessThan(4000)
  }
})
