/** `npm run desk`: installs what is missing and opens the desk, right after `git clone`. */
import { installPackages, run } from '../scripts/install.mjs'

installPackages()
run('npx', ['tsx', 'desk/server/desk.ts'])
