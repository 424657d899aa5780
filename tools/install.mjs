import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
/** The record by npm of the packages that it has put into `node_modules`. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Runs a command and shows its output; ends this process where the command fails. */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a TypeScript file of this repository with the Node that runs already; a space in its path harms nothing. */
export function runScript(file, args = []) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages that the lock file names, unless just these are installed already. */
export function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(
      `The shop is built with Node 20.19 or newer; this is ${process.version}. Install a newer Node and try again.`,
    )
    process.exit(1)
  }
  if (existsSync(INSTALLED) && isInstalled(readPackages(LOCK), readPackages(INSTALLED))) return
  console.log('Installing the packages that the shop is built with; this is done once.')
  // Include the packages that the owner's own npm settings leave out.
  run('npm', ['ci', '--include=dev', '--no-dry-run', '--no-audit', '--no-fund'])
}

/** Checks that every wanted package is there as the lock file states it; an optional one may be missing. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([folder, { version, integrity, optional }]) => {
    // The repository itself.
    if (folder === '') return true
    const there = installed[folder]
    if (!there) return optional === true
    return there.version === version && there.integrity === integrity
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // Half of a file, from an installation that was broken off.
    return {}
  }
}

/** Installs Debian's packages, as root or by sudo; false where that cannot be done. */
export function installDebian(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get']
  const apt = (...args) => spawnSync(command, [...prefix, ...args], { stdio: 'inherit' }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...packages)
}
