import Color from 'colorjs.io'

/** A colour in OKLCH (CSS Color 4): lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Reads "#8a3b12". A grey has the hue 0. */
export function readHex(hex: string): Oklch {
  const [l, c, h] = new Color(hex).to('oklch').coords
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 }
}

/** Reads each oklch(44% 0.078 196) in a style's value. */
export function readOklch(css: string): Oklch[] {
  const found = css.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)
  return [...found].map(([, l, c, h]) => ({ l: Number(l) / 100, c: Number(c), h: Number(h) }))
}

/** As CSS writes it, to a step that no eye sees. */
export function formatOklch({ l, c, h }: Oklch): string {
  return `oklch(${round(l * 100, 1)}% ${round(c, 3)} ${round(h, 1)})`
}

/** As a page's head writes it: "#0b1718". */
export function formatHex(colour: Oklch): string {
  return show(colour).toString({ format: 'hex', collapse: false })
}

/** The contrast of two colours as a screen shows them, from 1 to 21 (WCAG 2.2). */
export function measureContrast(one: Oklch, other: Oklch): number {
  return show(one).contrastWCAG21(show(other))
}

/** A screen shows no more of a channel than all of it. */
function show({ l, c, h }: Oklch): Color {
  return new Color('oklch', [l, c, h]).to('srgb').toGamut({ method: 'clip' })
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
