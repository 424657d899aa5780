/** `npm start`: installs, builds and serves the shop, right after `git clone`. `npm start dev` reloads as its files change. */
import { installPackages, runScript } from './install.mjs'

const [word, ...args] = process.argv.slice(2)
installPackages()
if (word === 'dev') runScript('node_modules/vite/bin/vite.js', args)
else if (word === undefined) {
  runScript('packages/site/src/build/build.ts')
  runScript('packages/site/src/serve/serve.ts')
} else {
  console.error(`There is no “${word}”. "npm start" builds and serves the shop; dev may stand after it.`)
  process.exitCode = 1
}
