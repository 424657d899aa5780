import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const WANTED = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
}
const THERE = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } }

test.each([
  ['all of them', { ...THERE, 'node_modules/fsevents': WANTED['node_modules/fsevents'] }, true],
  ['all but one for another system', THERE, true],
  ['one more than is wanted', { ...THERE, 'node_modules/extra': { version: '1.0.0' } }, true],
  ['nothing', {}, false],
  ['another version', { 'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' } }, false],
  ['other content', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } }, false],
  [
    'an optional one of another version',
    { ...THERE, 'node_modules/fsevents': { version: '1.0.0', integrity: 'sha512-b' } },
    false,
  ],
])('with %s installed, whether that is enough: %#', (_, installed, isEnough) => {
  expect(isInstalled(WANTED, installed)).toBe(isEnough)
})
