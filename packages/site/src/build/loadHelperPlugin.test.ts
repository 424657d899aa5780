import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadHelperPlugin } from './loadHelperPlugin.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'load-helper-'))
  writeFileSync(path.join(root, 'part.js'), "import './part.css'\nexport const part = 'the part'")
  writeFileSync(path.join(root, 'part.css'), '.part { color: red }')
  writeFileSync(path.join(root, 'entry.js'), "document.onclick = async () => (await import('./part.js')).part")
})
afterEach(() => rmSync(root, { recursive: true }))

/** The code of a page that imports a part on demand. */
async function bundle(plugins: ReturnType<typeof loadHelperPlugin>[]): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, 'entry.js') },
    },
  })) as Rolldown.RolldownOutput
  return output.output.flatMap((part) => (part.type === 'chunk' && part.isEntry ? part.code : [])).join('')
}

test('a part that is imported on demand is loaded by the shop’s own helper, after its sheets', async () => {
  const code = await bundle([loadHelperPlugin()])
  expect(code).toMatch(/loadWithRules\(.*import\("[^"]+"\)/s)
  expect(code).toMatch(/"assets\/part-[\w-]+\.css"/)
})

test('it preloads no script, as the bundler’s own would', async () => {
  expect(await bundle([])).toContain('modulepreload')
  expect(await bundle([loadHelperPlugin()])).not.toContain('modulepreload')
})
