/** `npm run engines`: installs Firefox and WebKit where they are missing, then runs the main journeys in both. */
import { existsSync } from 'node:fs'
import { installDebian, installPackages, runScript } from './install.mjs'

const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb' }

installPackages()
const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(`/usr/bin/${name}`))
if (missing.length > 0) installDebian(...missing.map((name) => PROGRAMS[name]))
runScript('tests/engines/engines.ts', process.argv.slice(2))
