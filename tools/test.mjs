/** `npm test`: installs, then runs every test, a real browser included, and prints the total last. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installDebian, installPackages } from './install.mjs'

// As in browser.ts, which cannot be read before the packages are there.
const BROWSERS = [
  process.env.CHROMIUM,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
]
const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }

installPackages()
findOrInstallBrowser()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const counts = [runUnit(), runBrowser()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const names = counts.flatMap((count) => count.names)
for (const name of names) console.log(`FAILED ${name}`)
console.log(`\n${passed} passed, ${names.length} failed`)
process.exitCode = names.length > 0 || passed === 0 ? 1 : 0

function run(command, args, env = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' }
  return spawnSync(command, args, options).status
}

/** Takes a Chromium that is there; else Playwright's own download; else Debian's package, where that can be installed. */
function findOrInstallBrowser() {
  if (BROWSERS.some((file) => file && existsSync(file))) return
  console.log('No Chromium found; asking Playwright for one.')
  if (run('npx', ['playwright', 'install', 'chromium']) === 0) return
  if (installDebian('chromium-headless-shell') || installDebian('chromium')) return
  console.error('The browser tests need Chromium. Install it, or name it: CHROMIUM=/path/to/chromium npm test')
  process.exit(1)
}

function runUnit() {
  const json = ['--reporter=json', `--outputFile.json=${REPORTS.unit}`]
  const status = run('npx', ['vitest', 'run', '--reporter=default', ...json])
  const report = readReport(REPORTS.unit)
  const names = report?.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // It did not load, or broke before or after its tests.
    if (status === 'failed' && failed.length === 0) return [`${file}: failed outside its tests`]
    return failed.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return count('Vitest', status, report && { passed: report.numPassedTests, names })
}

function runBrowser() {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(REPORTS.browser) }
  const status = run('npx', ['playwright', 'test', '--config', 'tests/playwright.config.ts'], env)
  const report = readReport(REPORTS.browser)
  const names = report && [...report.suites.flatMap(listFailed), ...report.errors.map(nameError)]
  return count('Playwright', status, report && { passed: report.stats.expected, names })
}

function listFailed({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map(({ file, line, title }) => `tests/${file}:${line}: ${title}`), ...suites.flatMap(listFailed)]
}

function nameError({ message, value }) {
  return (message ?? value ?? 'an error without a message').split('\n')[0]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A report that was never written is a failure, and so is a runner that fails without naming a test. */
function count(runner, status, { passed, names } = { passed: 0, names: [`${runner} wrote no report`] }) {
  if (status !== 0 && names.length === 0)
    return { passed, names: [`${runner} ended with ${status}, and named no test`] }
  return { passed, names }
}
