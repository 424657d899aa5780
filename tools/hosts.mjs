/** `npm run hosts`: tries the shop on nginx, Caddy and Apache; a machine that is there to test installs what is missing. */
import { existsSync } from 'node:fs'
import { installDebian, installPackages, runScript } from './install.mjs'

const PROGRAMS = { '/usr/sbin/nginx': 'nginx', '/usr/bin/caddy': 'caddy', '/usr/sbin/apache2': 'apache2' }

installPackages()
const missing = Object.keys(PROGRAMS).filter((file) => !existsSync(file))
// Elsewhere the owner did not ask for three servers, which Debian starts at once.
if (missing.length > 0 && process.env.INSTALL_HOSTS) installDebian(...missing.map((file) => PROGRAMS[file]))
runScript('tests/servers/hosts.ts', process.argv.slice(2))
