/** `npm run desk`: installs what is missing and opens the desk, right after `git clone`. */
import { installPackages, runScript } from '../scripts/install.mjs'

installPackages()
runScript('desk/server/desk.ts')
