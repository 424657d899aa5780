import { at, box, disc, hole, line, mix, path, place, repeat, type Sheet, text, textAround } from './sheet.ts'

const RUBBER = '#2b2d30'

export interface Tyre {
  /** The side of the tyre. */
  readonly wall: string
  /** The height of the casing, in parts of the sheet. */
  readonly depth: number
  readonly tread: 'slick' | 'file' | 'touring' | 'knobs'
  readonly words: string
  readonly reflective?: boolean
}

/** Dashes on the rings of the tread, from its middle to its shoulder: solid, and open. */
const TREADS: Record<Tyre['tread'], readonly (readonly [number, number])[]> = {
  slick: [],
  file: [
    [5, 4],
    [7, 4],
  ],
  touring: [
    [34, 9],
    [26, 12],
  ],
  knobs: [
    [16, 13],
    [20, 16],
    [24, 14],
  ],
}

/** A tyre turned a little to the side: rings from the far shoulder over the tread to the near bead. */
export function drawTyre(sheet: Sheet, { wall, depth, tread, words, reflective }: Tyre): string {
  const outer = 448
  const bead = outer - depth
  const turn = 0.9
  const wide = depth * 0.62
  const ring = (r: number, x: number, colour: string, width: number, more = '') => {
    const paint = sheet.linear(
      [
        [0, mix(colour, '#ffffff', 0.3)],
        [0.45, colour],
        [1, mix(colour, '#000000', 0.42)],
      ],
      [0.1, 0, 0.9, 1],
    )
    return `<ellipse cx="${x}" cy="0" rx="${r * turn}" ry="${r}" fill="none" stroke="${paint}" stroke-width="${width}" ${more}/>`
  }
  const dashes = TREADS[tread]
  // Over the tread: from the far shoulder (-1) to the near one (1).
  const crown = repeat(25, (part) => {
    const across = part * 2 - 1
    const r = outer - Math.abs(across) ** 2.6 * depth * 0.16
    const x = -across * wide * 0.5
    const step = Math.min(dashes.length - 1, Math.floor(Math.abs(across) * dashes.length))
    const [solid, open] = dashes[step] ?? []
    const knobs =
      solid && open
        ? ring(
            r + (tread === 'knobs' ? 9 : 2),
            x,
            mix(RUBBER, '#ffffff', 0.1),
            7,
            `stroke-dasharray="${solid} ${open}"`,
          )
        : ''
    return ring(r, x, mix(RUBBER, '#000000', 0.25 * Math.abs(across) + (solid ? 0.25 : 0)), 9) + knobs
  })
  const side = repeat(40, (part) => {
    const r = outer - depth * 0.16 - part * depth * 0.84
    const bulge = Math.sin(part * Math.PI * 0.9 + 0.35)
    const colour = part < 0.16 ? RUBBER : part > 0.93 ? mix(RUBBER, '#ffffff', 0.12) : wall
    return ring(r, -wide * 0.5 - bulge * wide * 0.16, mix(colour, '#000000', (1 - bulge) * 0.42), depth * 0.04 + 2)
  })
  const near = -wide * 0.66
  const ellipse = (r: number, x: number) =>
    `M${x - r * turn} 0a${r * turn} ${r} 0 1 0 ${2 * r * turn} 0a${r * turn} ${r} 0 1 0 ${-2 * r * turn} 0z`
  const inside = sheet.linear([
    [0, '#17181a'],
    [0.5, '#3c3a37'],
    [1, '#4b4843'],
  ])
  const sheen = ring(bead + depth * 0.56, near, '#ffffff', depth * 0.16, 'opacity="0.1"')
  const band = reflective ? ring(bead + depth * 0.3, near, '#cdd3d6', depth * 0.09) : ''
  const letters = textAround(words, bead + depth * 0.5, 0.9, depth * 0.27, wall === RUBBER ? '#d9dcdf' : '#2a2118')
  const again = textAround(words, bead + depth * 0.5, 0.4, depth * 0.27, wall === RUBBER ? '#d9dcdf' : '#2a2118')
  const whole =
    sheet.cut(
      path(ellipse(bead + 4, near) + ellipse(bead + 2, wide * 0.5), inside, 'fill-rule="evenodd"'),
      path(ellipse(bead + 4, near), '#000'),
    ) +
    `<g>${crown}${side}${band}${sheen}<g transform="translate(${near} 0) scale(${turn} 1)">${letters}${again}</g></g>`
  return sheet.stood(place(whole, 510, 494), 510, 945, 190)
}

export const BLACK_WALL = RUBBER

export interface Tube {
  readonly thick: number
  readonly valve: 'presta' | 'schrader'
  readonly stem: number
}

/** An inner tube, blown up a little, with its valve towards the middle. */
export function drawTube(sheet: Sheet, { thick, valve, stem }: Tube): string {
  const r = 400
  const layers = repeat(18, (part) => {
    const colour = mix(mix(RUBBER, '#000000', 0.35), '#8a8f95', Math.sin(part * Math.PI * 0.5) ** 3 * 0.85)
    const off = -part * thick * 0.14
    return `<circle cx="${off}" cy="${off}" r="${r}" fill="none" stroke="${colour}" stroke-width="${thick * (1 - part) ** 0.8 + 1}"/>`
  })
  const metal = sheet.round('#c9ced2')
  const brass = sheet.round('#c8a763')
  const base = r - thick / 2
  const wide = valve === 'presta' ? 17 : 25
  const tip = base - 30 - stem
  const threads = repeat(Math.round(stem / 7), (_, index) =>
    line(`M${-wide / 2} ${base - 34 - index * 7}h${wide}`, '#00000038', 2),
  )
  const head =
    valve === 'presta'
      ? box(-5, tip - 34, 10, 40, 4, brass) + box(-8, tip - 20, 16, 10, 3, metal)
      : box(-14, tip - 30, 28, 42, 7, sheet.round('#26282b'))
  const stemShape =
    box(-24, base - 34, 48, 40, 14, sheet.round('#2f3134')) + box(-wide / 2, tip, wide, base - tip - 20, 3, metal)
  const collar = valve === 'presta' ? box(-16, base - 60, 32, 14, 4, metal) : ''
  const label = place(box(-92, -26, 184, 52, 8, '#f4c531') + text('TARNSIDE', 0, 11, 30, '#20242a'), 0, -r)
  return sheet.laid(place(layers + stemShape + threads + collar + head + label, 500, 490), 18)
}

export interface Bottle {
  readonly colour: string
  readonly cap: string
  readonly label: string
  readonly words: readonly [string, string, string]
  readonly tall: number
  readonly wide: number
}

/** A bottle with a spout and a label. */
export function drawBottle(sheet: Sheet, { colour, cap, label, words, tall, wide }: Bottle): string {
  const [left, top, foot] = [-wide / 2, 900 - tall, 900]
  const neck = wide * 0.2
  const body = `M${left} ${top + 120}c0-60 ${wide * 0.3}-70 ${wide * 0.3}-120h${wide * 0.4}c0 50 ${wide * 0.3} 60 ${wide * 0.3} 120V${foot - 30}q0 30-30 30H${left + 30}q-30 0-30-30z`
  const ribs = repeat(9, (part) => line(`M${-neck * 1.3 + part * neck * 2.85} ${top - 60}v56`, '#00000030', 4))
  const spout = `M${-neck * 0.55} ${top - 66}l${neck * 0.3}-96q${neck * 0.25}-14 ${neck * 0.5} 0l${neck * 0.3} 96z`
  const [first, second, third] = words
  const paper = sheet.linear([
    [0, mix(label, '#000000', 0.34)],
    [0.26, mix(label, '#ffffff', 0.14)],
    [0.6, label],
    [1, mix(label, '#000000', 0.42)],
  ])
  const ink = mix(label, '#ffffff', 0.95)
  const shape =
    path(spout, sheet.round(cap)) +
    box(-neck * 1.35, top - 70, neck * 2.7, 74, 10, sheet.round(cap)) +
    ribs +
    path(body, sheet.round(colour)) +
    box(left + 1, top + 190, wide - 2, tall - 280, 4, paper) +
    box(left + 1, top + 190, wide - 2, 16, 0, '#ffffff44') +
    text(first, 0, top + 270, wide * 0.155, ink) +
    text(second, 0, top + 270 + wide * 0.2, wide * 0.082, ink, 'opacity="0.9"') +
    text(third, 0, foot - 125, wide * 0.12, ink) +
    box(left + wide * 0.2, top + 130, wide * 0.07, tall - 180, 10, '#ffffff38')
  const scale = 1.22
  return sheet.stood(place(shape, 500, 930 - 900 * scale, 0, scale), 510, 930, wide * 0.8)
}

/** A roll of rim tape, seen from above and a little from the side. */
export function drawTapeRoll(
  sheet: Sheet,
  { colour, wide }: { readonly colour: string; readonly wide: number },
): string {
  const rings = repeat(22, (part) =>
    line(hole(0, 0, 196 + part * 152), mix(colour, '#000000', part % 0.1 > 0.05 ? 0.2 : 0.08), 5),
  )
  const shades = (tint: string) =>
    sheet.linear([
      [0, mix(tint, '#000000', 0.5)],
      [0.25, mix(tint, '#ffffff', 0.35)],
      [0.5, tint],
      [1, mix(tint, '#000000', 0.5)],
    ])
  const wall = path(`M-350 0v${wide}a350 235 0 0 0 700 0V0z`, shades(colour))
  const ring = path(hole(0, 0, 350) + hole(0, 0, 172), sheet.lit(colour), 'fill-rule="evenodd"')
  const face = `<g transform="scale(1 0.67)">${ring}${rings}${line(hole(0, 0, 180), '#e8ddc7', 22)}</g>`
  const core = sheet.cut(
    path('M-180 -120h360v400h-360z', shades('#b39c78')) + `<ellipse cy="${wide}" rx="172" ry="115" fill="#f4f5f5"/>`,
    '<ellipse rx="172" ry="115"/>',
  )
  const end = path(
    `M330 ${wide * 0.4}c60 90 110 130 100 210l-6 ${wide * 0.2}c-60-50-130-110-190-130z`,
    sheet.lit(mix(colour, '#ffffff', 0.15)),
  )
  return sheet.laid(place(end + wall + core + face, 490, 430), 22)
}

/** The ring of numbers of a wheel, for a leaflet about sizes. */
export function drawSizes(sheet: Sheet): string {
  const sizes = [
    ['28-622', 430],
    ['57-584', 330],
    ['40-559', 230],
  ] as const
  const colours = ['#1f5a46', '#e2562a', '#f4b331']
  return sheet.laid(
    sizes.map(([, r], index) => line(hole(500, 500, r), colours[index]!, 44)).join('') +
      sizes
        .map(([words, r]) =>
          place(
            box(-92, -34, 184, 68, 14, '#f3ead2') + text(words, 0, 15, 42, '#20242a'),
            500 + at(0, r)[0],
            500 + at(0, r)[1],
          ),
        )
        .join('') +
      disc(500, 500, 40, RUBBER),
    14,
  )
}
