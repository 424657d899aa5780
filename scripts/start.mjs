/** `npm start`: installs, builds and serves the shop, right after `git clone`. */
import { installPackages, run } from './install.mjs'

installPackages()
run('npx', ['tsx', 'scripts/build/build.ts'])
run('npx', ['tsx', 'scripts/serve/serve.ts'])
