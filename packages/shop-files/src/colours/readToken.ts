import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Colours, findPaperHue, type Pair } from './brandColours.ts'
import { readOklch } from './oklch.ts'

/** A token of `tokens.css` in light and in dark, as a shop with these colours has it. */
export function readToken(name: string, colours: Colours | undefined): Pair {
  const css = readFileSync(fileURLToPath(import.meta.resolve('@shop/core/tokens/tokens.css')), 'utf8')
  const hue = (colours && findPaperHue(colours)) ?? /--hue: ([\d.]+);/.exec(css)?.[1]
  const value = new RegExp(`${name}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? ''
  const [light, dark] = readOklch(value.replaceAll('var(--hue)', String(hue)))
  if (!light || !dark) throw new Error(`tokens.css has no ${name} in light and dark. Add it.`)
  return [light, dark]
}
