import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const SEEN = 'node_modules/.installed-lock.json'

/** Runs a command and shows what it prints; ends this process where the command fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
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
  if (existsSync(SEEN) && readFileSync(SEEN, 'utf8') === readFileSync(LOCK, 'utf8')) return
  run('npm', ['ci', '--no-audit', '--no-fund'])
  copyFileSync(LOCK, SEEN)
}

/** Installs Debian's packages, as root or by sudo; false where that cannot be done. */
export function installDebian(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get']
  const apt = (...args) => spawnSync(command, [...prefix, ...args], { stdio: 'inherit' }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...packages)
}
