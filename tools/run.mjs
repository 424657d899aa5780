/** `npm run …`: installs what is missing, then runs the script that it is given, right after `git clone` too. */
import { installPackages, runScript } from './install.mjs'

const [file, ...args] = process.argv.slice(2)
installPackages()
runScript(file, args)
