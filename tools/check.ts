/** `npm run check`: format, lint with the import rule, types, dead code and the catalogue; reports each that fails, then the total. */
import { spawnSync } from 'node:child_process'

const FORMATTED = ['packages', 'tests', 'tools', 'shops/**/*.ts', 'docs', '*.{ts,js,json,md,html}']
const CHECKS = {
  format: ['prettier', '--check', '--log-level', 'warn', '--no-error-on-unmatched-pattern', ...FORMATTED],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['tsc', '--project', '.'],
  'dead code': ['knip'],
  catalogue: ['tsx', 'packages/shop-files/src/catalogue.ts', '--quiet'],
}

const failed = Object.entries(CHECKS).filter(([name, command]) => {
  const { status } = spawnSync('npx', command, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  return status !== 0
})
if (failed.length > 0)
  console.log(`\nFix: ${failed.map(([name]) => name).join(', ')}. "npx prettier --write ." fixes the format.`)
console.log(`\n${Object.keys(CHECKS).length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
