/**
 * `npm run catalogue`: checks the shop's files. A word after it does something else: `export` and `import` take the
 * products to a spreadsheet and back, `pictures` takes the owner's photographs in.
 */
import { checkShop } from './check/checkShop.ts'

type Command = (args: string[]) => void | Promise<void>

const COMMANDS = new Map<string, () => Promise<Command>>([
  ['export', async () => (await import('./spreadsheet/exportProducts.ts')).exportProducts],
  ['import', async () => (await import('./spreadsheet/importProducts.ts')).importProducts],
  ['pictures', async () => (await import('./photographs/takePhotographs.ts')).takePictures],
])

const [word = '', ...args] = process.argv.slice(2)
try {
  if (word === '' || word.startsWith('-')) checkShop([word, ...args])
  else await (await findCommand(word))(args)
} catch (error) {
  // The owner sees only the message, unless the fault is in our code.
  console.error(error instanceof Error && error.constructor === Error ? error.message : error)
  process.exitCode = 1
}

function findCommand(word: string): Promise<Command> {
  const load = COMMANDS.get(word)
  if (load) return load()
  throw new Error(
    `There is no “${word}”. "npm run catalogue" checks the shop; ${[...COMMANDS.keys()].join(', ')} may stand after it.`,
  )
}
