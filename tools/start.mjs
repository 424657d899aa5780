/** `npm start`: installs, builds and serves the shop, right after `git clone`. */
import { installPackages, runScript } from './install.mjs'

installPackages()
runScript('packages/site/src/build/build.ts')
runScript('packages/site/src/serve/serve.ts')
