import { at, brush, disc, hole, line, mix, path, place, repeat, type Sheet, teeth, text } from './sheet.ts'

const DARK = '#2c2f33'

export interface Chain {
  readonly colour: string
  /** Of the plates that lie between the others. */
  readonly inner?: string
  readonly wide?: number
}

/** Links along a bent line: inner plates and outer plates by turns, each on two pins. */
export function drawChain(
  sheet: Sheet,
  { colour, inner: between = mix(colour, '#000000', 0.42), wide = 1 }: Chain,
): string {
  const points: [number, number][] = []
  // A line that folds four times; each step is one pitch.
  const pitch = 46
  const [left, right] = [190, 810]
  let [x, y, heading] = [left, 190, 1]
  for (; y < 800;) {
    while (heading > 0 ? x < right : x > left) {
      points.push([x, y])
      x += pitch * heading
    }
    for (const part of [1, 2, 3, 4]) {
      const angle = (part / 5) * Math.PI - Math.PI / 2
      points.push([x - pitch * heading * 0.6 + Math.cos(angle) * 74 * heading, y + 74 + Math.sin(angle) * 74])
    }
    y += 148
    heading = -heading
    x += pitch * heading
  }
  const plate = (r: number, waist: number) =>
    `M0 ${-r}a${r} ${r} 0 1 0 0 ${2 * r}q${pitch / 2} ${-(r - waist)} ${pitch} 0a${r} ${r} 0 1 0 0 ${-2 * r}q${-pitch / 2} ${r - waist} ${-pitch} 0z`
  const link = (index: number, content: string) => {
    const [from, to] = [points[index]!, points[index + 1]!]
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    return place(content, from[0], from[1], angle, Math.hypot(to[0] - from[0], to[1] - from[1]) / pitch)
  }
  const inner = sheet.lit(between)
  const outer = sheet.linear(
    [
      [0, mix(colour, '#ffffff', 0.6)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.3)],
    ],
    [0, 0, 0, 1],
  )
  const count = points.length - 1
  const inners = repeat(count, (_, index) => (index % 2 ? link(index, path(plate(15 * wide, 9 * wide), inner)) : ''))
  const outers = repeat(count, (_, index) => (index % 2 ? '' : link(index, path(plate(18 * wide, 11 * wide), outer))))
  const pins = points
    .map(
      ([px, py]) =>
        disc(px, py, 7.5, mix(colour, '#000000', 0.35)) + disc(px - 1.5, py - 1.5, 4.5, mix(colour, '#ffffff', 0.5)),
    )
    .join('')
  const whole = place(sheet.relief(inners, 3) + sheet.relief(outers, 3) + pins, -505, -500)
  return sheet.laid(place(whole, 490, 510, -14, 0.94), 9)
}

/** A wheel with teeth, its cut-outs, and light that runs outwards. */
function drawSprocket(sheet: Sheet, count: number, r: number, windows: boolean, tint: string): string {
  const cuts =
    windows && r > 180
      ? repeat(7, (part) => {
          const [a, b, c, d] = [
            at(part, r * 0.62),
            at(part + 0.085, r * 0.62),
            at(part + 0.078, r * 0.84),
            at(part + 0.02, r * 0.84),
          ]
          return `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}z`
        })
      : ''
  const outline = teeth(count, r, Math.min(24, (r * 5) / count), 0.8)
  return sheet.relief(
    brush(sheet, r + 8, outline + cuts) + path(outline + cuts, tint, 'fill-rule="evenodd" opacity="0.24"'),
    2.4,
    0.4,
  )
}

/** A cassette from its smallest sprocket's side. */
export function drawCassette(
  sheet: Sheet,
  { sprockets, carrier = false }: { readonly sprockets: readonly number[]; readonly carrier?: boolean },
): string {
  const stack = [...sprockets]
    .sort((a, b) => b - a)
    .map((count, index) => {
      const r = (count / 34) * 330 + 110
      return sheet.laid(
        place(
          drawSprocket(sheet, count, r, carrier && index < 3, index % 2 ? '#3d4348' : '#6a7178'),
          -index * 3,
          -index * 3,
          index * 11,
        ),
        5,
      )
    })
    .join('')
  const lock = place(
    sheet.relief(path(hole(0, 0, 104) + hole(0, 0, 66), sheet.lit(DARK), 'fill-rule="evenodd"'), 4) +
      sheet.relief(path(teeth(12, 74, 12, 0.9) + hole(0, 0, 46), sheet.metal(), 'fill-rule="evenodd"'), 3) +
      text('LARKWAY', 0, -79, 20, '#d7dbde'),
    -sprockets.length * 3,
    -sprockets.length * 3,
  )
  return place(stack + disc(-sprockets.length * 3, -sprockets.length * 3, 50, '#1a1c1f') + lock, 515, 515)
}

/** A single ring with four bolt holes, its teeth wide and narrow by turns. */
export function drawChainring(
  sheet: Sheet,
  { count, colour }: { readonly count: number; readonly colour: string },
): string {
  const r = 300 + (count - 30) * 16
  const outline = teeth(count, r, 30, 0.86)
  const tabs = repeat(4, (part) => {
    const [x, y] = at(part + 0.125, 208)
    return hole(x, y, 40)
  })
  const holes = repeat(4, (part) => hole(...at(part + 0.125, 208), 19))
  const band = path(outline + hole(0, 0, r - 88), sheet.lit(colour), 'fill-rule="evenodd"')
  const arms = repeat(4, (part) => {
    const [ax, ay] = at(part + 0.125, 208)
    const [bx, by] = at(part + 0.125, r - 60)
    return line(`M${ax} ${ay}L${bx} ${by}`, colour, 70)
  })
  const ears = path(tabs, sheet.lit(colour))
  const pockets = repeat(count / 2, (part) => {
    const [x, y] = at(part, r - 34)
    return disc(x, y, 9, mix(colour, '#000000', 0.5))
  })
  const lathe = [r - 60, r - 82].map((ring) => line(hole(0, 0, ring), '#ffffff40', 3)).join('')
  const whole = `<g>${sheet.relief(arms + band + ears, 5)}${pockets}${lathe}</g>`
  const drilled = sheet.drill(whole, holes)
  const print = place(text(`${count}T 104 BCD`, 0, -r + 82, 24, '#ffffffcc'), 0, 0, 0)
  return sheet.laid(place(drilled + print, 500, 500), 14)
}
