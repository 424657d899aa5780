import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { formatOklch, type Oklch, readHex } from './oklch.ts'

export type Colours = NonNullable<Shop['colours']>

/** A colour in light and in dark. */
export type Pair = readonly [light: Oklch, dark: Oklch]

const WHITE = { l: 1, c: 0, h: 0 }

/** The brand's colour tokens in a shop with its own colour: as `tokens.css` has them, turned to its hue. */
export function buildBrandTokens({ brand, brandDark }: Colours) {
  const light = readHex(brand)
  const dark = brandDark === undefined ? undefined : readHex(brandDark)
  // A colour's own chroma is not exceeded, so that a grey one stays grey.
  const shade = (l: number, c: number, of = light) => ({ l, c: Math.min(c, of.c), h: of.h })
  return {
    '--brand': [light, dark ?? shade(0.8, 0.085)],
    '--brand-fill': [light, dark ?? shade(0.78, 0.09)],
    '--on-brand': [WHITE, shade(0.2, 0.03, dark)],
    '--brand-wash': [shade(0.955, 0.02), shade(0.3, 0.035, dark)],
  } satisfies Record<string, Pair>
}

/** Below this a colour is grey, and its hue means nothing. */
const LEAST_CHROMA = 0.02

/** The hue of ink and dark paper in a shop with its own colour, in degrees; undefined where that is a grey. */
export function findPaperHue({ brand, brandDark = brand }: Colours): number | undefined {
  const { c, h } = readHex(brandDark)
  return c < LEAST_CHROMA ? undefined : h
}

/** The rule that gives a shop its own brand's colour; none for a shop that states none. */
export function buildBrandRule(colours: Colours | undefined): string {
  if (!colours) return ''
  const hue = findPaperHue(colours)
  const tokens = Object.entries(buildBrandTokens(colours)).map(
    ([name, [light, dark]]) => `  ${name}: light-dark(${formatOklch(light)}, ${formatOklch(dark)});\n`,
  )
  return `:root {\n${hue === undefined ? '' : `  --hue: ${Number(hue.toFixed(1))};\n`}${tokens.join('')}}\n`
}
