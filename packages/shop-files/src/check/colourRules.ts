import { buildBrandTokens, type Colours, type Pair } from '../colours/brandColours.ts'
import { measureContrast } from '../colours/oklch.ts'
import { readToken } from '../colours/readToken.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/** Of text that is not large (WCAG 2.2, 1.4.3). */
const LEAST = 4.5

/** Finds colours of the shop that cannot be read, in light and in dark. */
export function findColourProblems({ shop }: Pick<CatalogueFiles, 'shop'>): Problem[] {
  const { colours } = shop
  if (!colours) return []
  const places = listPlaces(colours)
  return (['light', 'dark'] as const).flatMap((theme, at): Problem[] => {
    const measured = places.map(({ place, text, ground }) => ({
      place,
      contrast: measureContrast(text[at]!, ground[at]!),
    }))
    const worst = measured.reduce((least, each) => (each.contrast < least.contrast ? each : least))
    if (worst.contrast >= LEAST) return []
    const field = theme === 'dark' ? 'brandDark' : 'brand'
    // Rounded down, so that none seems to be enough.
    const contrast = Math.floor(worst.contrast * 10) / 10
    const message = `In the ${theme} theme, ${worst.place} would have a contrast of ${contrast}:1, and needs ${LEAST}:1. Write a ${theme === 'dark' ? 'lighter' : 'darker'} colour.`
    return [{ level: 'error', file: 'shop.json', record: '', field: `colours.${field}`, message }]
  })
}

function listPlaces(colours: Colours): { place: string; text: Pair; ground: Pair }[] {
  const tokens = buildBrandTokens(colours)
  const [paper, sheet] = [readToken('--paper', colours), readToken('--sheet', colours)]
  return [
    { place: 'a link on the page', text: tokens['--brand'], ground: paper },
    { place: 'a link on a panel', text: tokens['--brand'], ground: sheet },
    { place: 'a chosen value', text: tokens['--brand'], ground: tokens['--brand-wash'] },
    { place: 'the words on a button', text: tokens['--on-brand'], ground: tokens['--brand-fill'] },
  ]
}
