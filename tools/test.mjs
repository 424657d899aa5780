/**
 * `npm test`: installs, then runs every test, a real browser included, and prints the total last. A word after it runs
 * what is apart from these, with what it needs: `engines`, `hosts`, `kills`, each with words of its own.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installDebian, installPackages, runScript } from './install.mjs'

// As in browser.ts, which cannot be read before the packages are there.
const BROWSERS = [
  process.env.CHROMIUM,
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
]
const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }

/** The tests apart: each its script, and the Debian package of every program that it needs. */
const APART = {
  engines: {
    script: 'tests/engines/engines.ts',
    programs: {
      '/usr/bin/firefox-esr': 'firefox-esr',
      '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
      '/usr/bin/xvfb-run': 'xvfb',
    },
  },
  hosts: {
    script: 'tests/servers/hosts.ts',
    programs: { '/usr/sbin/nginx': 'nginx', '/usr/bin/caddy': 'caddy', '/usr/sbin/apache2': 'apache2' },
    // Debian starts each server at once, which only a machine that is there to test wants.
    isAsked: Boolean(process.env.INSTALL_HOSTS),
  },
  kills: { script: 'tests/engines/kills.ts', programs: {} },
}

const [word, ...words] = process.argv.slice(2)
installPackages()
if (word === undefined) runAll()
else if (Object.hasOwn(APART, word)) runApart(APART[word])
else {
  console.error(
    `There is no “${word}”. "npm test" runs every test; ${Object.keys(APART).join(', ')} may stand after it.`,
  )
  process.exitCode = 1
}

function runAll() {
  findOrInstallBrowser()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  const counts = [runUnit(), runBrowser()]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const names = counts.flatMap((count) => count.names)
  for (const name of names) console.log(`FAILED ${name}`)
  console.log(`\n${passed} passed, ${names.length} failed`)
  process.exitCode = names.length > 0 || passed === 0 ? 1 : 0
}

function runApart({ script, programs, isAsked = true }) {
  const missing = Object.keys(programs).filter((file) => !existsSync(file))
  if (missing.length > 0 && isAsked) installDebian(...missing.map((file) => programs[file]))
  runScript(script, words)
}

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
