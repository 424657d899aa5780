/** `npm start`: installs, builds and serves the shop, right after `git clone`. */
import { installPackages, runScript } from './install.mjs'

installPackages()
runScript('scripts/build/build.ts')
runScript('scripts/serve/serve.ts')
