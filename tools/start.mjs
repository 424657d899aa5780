/** `npm start`: installs, builds and serves the shop, right after `git clone`. `npm start dev` reloads as its files change. */
import { installPackages, runScript } from './install.mjs'

installPackages()
if (process.argv[2] === 'dev') runScript('node_modules/vite/bin/vite.js')
else {
  runScript('packages/site/src/build/build.ts')
  runScript('packages/site/src/serve/serve.ts')
}
