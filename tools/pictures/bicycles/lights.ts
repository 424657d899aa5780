import { at, box, disc, hexagon, hole, line, mix, path, place, repeat, type Sheet, text } from './sheet.ts'

const BLACK = '#2b2e32'

/** A lens: reflector, chips and the glass before them. */
function drawLens(sheet: Sheet, r: number, colour: string): string {
  const cup = sheet.radial(-r * 0.2, -r * 0.25, r * 1.3, [
    [0, '#ffffff'],
    [0.3, mix(colour, '#ffffff', 0.6)],
    [0.75, mix(colour, '#5a6066', 0.55)],
    [1, '#33383d'],
  ])
  const facets = repeat(24, (part) =>
    line(`M${at(part, r * 0.3).join(' ')}L${at(part, r * 0.92).join(' ')}`, '#ffffff55', r * 0.05),
  )
  const chip =
    box(-r * 0.18, -r * 0.18, r * 0.36, r * 0.36, 4, '#f6e27a') +
    box(-r * 0.09, -r * 0.09, r * 0.18, r * 0.18, 2, '#fff8d8')
  const glint = path(
    `M${-r * 0.72} ${-r * 0.2}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.7} ${-r * 0.52}q${-r * 0.4} ${r * 0.16} ${-r * 0.7} ${r * 0.52}z`,
    '#ffffffaa',
  )
  return sheet.relief(disc(0, 0, r * 1.12, BLACK), 6) + disc(0, 0, r, cup) + facets + chip + glint
}

/** A rubber strap or a clamp that holds a lamp on a bar. */
function drawClamp(sheet: Sheet, wide: number): string {
  const ring = path(hole(0, 70, 92) + hole(0, 70, 60), sheet.lit('#1f2124'), 'fill-rule="evenodd"')
  return (
    sheet.relief(ring + box(-wide / 2, -46, wide, 60, 12, '#26292c'), 8) +
    sheet.relief(disc(96, 70, 26, sheet.lit('#3a3e43')), 5)
  )
}

export interface FrontLight {
  readonly colour: string
  readonly lenses: 1 | 2
  readonly lumens: number
}

/** A battery front light from the front, a little to the side. */
export function drawFrontLight(sheet: Sheet, { colour, lenses, lumens }: FrontLight): string {
  const half = lenses === 2 ? 236 : 170
  const long = 190 + lumens / 12
  // The body runs back and to the right of its face.
  const back = path(
    `M${-half} -170q0-40 40-40h${2 * half - 80}l${long} -70q60-10 70 40v250q0 40-40 56l-${long} 90h-${2 * half - 90}z`,
    sheet.linear(
      [
        [0, mix(colour, '#000000', 0.3)],
        [0.5, mix(colour, '#ffffff', 0.2)],
        [0.72, colour],
        [1, mix(colour, '#000000', 0.5)],
      ],
      [0, 0, 0.25, 1],
    ),
  )
  const fins = repeat(6, (part) =>
    line(`M${half + 24 + part * long * 0.75} ${-178 - part * 44}v280`, mix(colour, '#000000', 0.55), 12),
  )
  const button = `<ellipse cx="${half + long * 0.36}" cy="-218" rx="52" ry="18" fill="${mix(colour, '#ffffff', 0.1)}"/><ellipse cx="${half + long * 0.36}" cy="-221" rx="36" ry="11" fill="#3fae6a"/>`
  const face = sheet.relief(box(-half, -210, 2 * half, 366, 84, sheet.lit(colour)), 14)
  const eyes =
    lenses === 2
      ? place(drawLens(sheet, 96, '#dfe8f0'), -112, -26) + place(drawLens(sheet, 96, '#f1ead2'), 112, -26)
      : place(drawLens(sheet, 128, '#e6edf2'), 0, -26)
  const words = text(
    `${lumens} lm`,
    half + long * 0.45,
    -20,
    46,
    '#eceff1cc',
    'transform="skewY(-14) translate(0 150)"',
  )
  const mount = place(drawClamp(sheet, 150), 40, 190)
  const x = 500 - long * 0.42
  return sheet.stood(
    place(mount + sheet.relief(back, 10, 0.3) + fins + button + face + eyes + words, x, 500),
    520,
    870,
    330,
  )
}

export interface RearLight {
  readonly form: 'bar' | 'round' | 'drop'
  readonly lumens: number
}

/** A rear light: a red lens over rows of chips, on its seatpost strap. */
export function drawRearLight(sheet: Sheet, { form, lumens }: RearLight): string {
  const [wide, tall, r] = form === 'bar' ? [250, 560, 90] : form === 'round' ? [420, 420, 210] : [330, 520, 160]
  const strap =
    box(-wide * 0.22, -tall * 0.3, wide + 150, tall * 0.6, 60, sheet.round('#1f2124', true)) +
    box(wide * 0.62, -tall * 0.24, 70, tall * 0.48, 26, '#141517')
  const body = sheet.relief(box(-wide / 2 - 26, -tall / 2 - 26, wide + 52, tall + 52, r + 22, sheet.lit(BLACK)), 14)
  const lens = box(
    -wide / 2,
    -tall / 2,
    wide,
    tall,
    r,
    sheet.radial(-wide * 0.15, -tall * 0.2, tall * 0.75, [
      [0, '#ff6a55'],
      [0.5, '#d3202a'],
      [1, '#7d0c17'],
    ]),
  )
  const ribs = repeat(Math.round(wide / 22), (part) =>
    line(`M${-wide / 2 + 11 + part * wide} ${-tall / 2}v${tall}`, '#ffffff1f', 6),
  )
  const rows = Math.round(tall / 110)
  const chips = repeat(rows, (part) => {
    const y = -tall / 2 + tall * (part + 0.5 / rows)
    return disc(0, y, 40, '#ff9d86') + disc(0, y, 26, '#ffd9c4') + disc(0, y, 13, '#ffffff')
  })
  const inside = sheet.cut(ribs, box(-wide / 2, -tall / 2, wide, tall, r, '#000'))
  const glint = path(
    `M${-wide * 0.4} ${-tall * 0.2}q0 ${-tall * 0.22} ${wide * 0.3} ${-tall * 0.25}q${-wide * 0.16} ${tall * 0.12} ${-wide * 0.3} ${tall * 0.25}z`,
    '#ffffff88',
  )
  const words = text(`${lumens} lm`, 0, tall / 2 + 18, 22, '#c8cdd1')
  return sheet.laid(place(strap + body + lens + inside + chips + glint + words, 450, 490, 0, 1.12), 26)
}

/** A front and a rear light together. */
export function drawLightSet(sheet: Sheet): string {
  return (
    place(drawFrontLight(sheet, { colour: BLACK, lenses: 1, lumens: 200 }), 0, 60, 0, 0.7) +
    place(drawRearLight(sheet, { form: 'drop', lumens: 20 }), 480, 390, 0, 0.52)
  )
}

/** Two small lights of rubber that wrap round a bar. */
export function drawBlinkers(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const one = (lens: string, chip: string) => {
    const strap =
      path(
        'M-60 90q-40 230 60 250t60-250z' + 'M-26 120q-14 150 26 170t26-170z',
        sheet.lit(colour),
        'fill-rule="evenodd"',
      ) + box(-20, 320, 40, 60, 18, colour)
    const glass = sheet.radial(-20, -30, 130, [
      [0, mix(lens, '#ffffff', 0.7)],
      [0.6, lens],
      [1, mix(lens, '#000000', 0.45)],
    ])
    return (
      sheet.relief(strap, 10) +
      sheet.relief(box(-150, -150, 300, 290, 120, sheet.lit(colour)), 16) +
      box(-106, -106, 212, 200, 86, glass) +
      [-44, 44].map((x) => disc(x, -6, 26, chip) + disc(x, -6, 12, '#ffffff')).join('') +
      path('M-84 -40q10-50 70-58q-40 20-70 58z', '#ffffffaa')
    )
  }
  return (
    sheet.laid(place(one('#dfe7ec', '#fff3c8'), 310, 400, -8, 1.1), 22) +
    sheet.laid(place(one('#d3202a', '#ff9d86'), 690, 440, 8, 1.1), 22)
  )
}

/** A lamp for a hub dynamo, with its bracket and the cable. */
export function drawDynamoLamp(sheet: Sheet): string {
  const bracket =
    line('M40 150L-30 330', '#5b6269', 34) +
    line('M36 150L-34 330', '#9aa3aa', 8) +
    sheet.relief(disc(-36, 336, 34, sheet.metal()), 4) +
    disc(-36, 336, 13, BLACK)
  const cable = line('M150 90c170 40 150 170 90 220s-20 110 60 100', '#1b1d20', 13)
  const shell = path(
    'M-190 -60q10-150 190-150t220 130q10 130-90 200q-60 40-130 40t-130-40q-70-60-60-180z',
    sheet.lit(BLACK),
  )
  const face = place(
    sheet.relief(`<ellipse rx="186" ry="150" fill="${BLACK}"/>`, 8) +
      `<g transform="scale(1 0.8)">${drawLens(sheet, 156, '#e3ebf0')}</g>` +
      path('M-150 0a150 120 0 0 0 300 0z', '#ffffff2e') +
      line('M-150 6h300', '#ffffff66', 5),
    -40,
    -10,
  )
  const reflector =
    sheet.relief(box(-130, 148, 190, 44, 16, '#d9dde0'), 5) +
    repeat(8, (part) => line(`M${-118 + part * 184} 152v36`, '#9aa3aa', 3))
  return sheet.laid(place(bracket + cable + sheet.relief(shell, 18) + face + reflector, 500, 420, 0, 1.3), 24)
}

/** A flat rear lamp for a luggage rack, with a reflector between two lights. */
export function drawRackLamp(sheet: Sheet): string {
  const body = sheet.relief(box(-400, -130, 800, 250, 90, sheet.lit(BLACK)), 16)
  const red = sheet.linear([
    [0, '#8a0f19'],
    [0.4, '#e03038'],
    [1, '#8a0f19'],
  ])
  const lens = box(-366, -98, 732, 186, 68, red)
  const prisms =
    repeat(16, (part) => line(`M${-150 + part * 310} -90v170`, '#ffffff22', 8)) +
    repeat(8, (part) => line(`M-150 ${-84 + part * 176}h300`, '#00000022', 6))
  const lights = [-258, 258]
    .map((x) => disc(x, -5, 66, '#ff705c') + disc(x, -5, 40, '#ffd0bd') + disc(x, -5, 18, '#ffffff'))
    .join('')
  const bolts = [-150, 150]
    .map(
      (x) =>
        box(x - 22, 110, 44, 110, 6, sheet.round('#b9c0c6')) +
        repeat(6, (_, index) => line(`M${x - 22} ${134 + index * 14}h44`, '#00000044', 4)) +
        sheet.relief(path(hexagon(x, 200, 36), '#8b939a'), 3),
    )
    .join('')
  const glint = path('M-340 -30q0-50 60-54h300q-260 10-360 54z', '#ffffff66')
  return sheet.laid(place(bolts + body + lens + prisms + lights + glint, 500, 470, -6, 1.08), 24)
}

/** Reflecting clips on spokes. */
export function drawSpokeClips(sheet: Sheet): string {
  const clips = repeat(12, (_, index) => {
    const [x, y] = [200 + (index % 4) * 200, 260 + Math.floor(index / 4) * 240]
    const tube = sheet.linear([
      [0, '#8f989f'],
      [0.3, '#ffffff'],
      [0.55, '#d4dbe0'],
      [1, '#7d868d'],
    ])
    return sheet.laid(
      place(
        box(-24, -100, 48, 200, 10, tube) +
          line('M-4 -98v196', '#6d767d', 5) +
          repeat(10, (part) => line(`M-22 ${-92 + part * 190}l44 20`, '#ffffff66', 3)),
        x,
        y,
        index % 3 === 1 ? 14 : -10 + (index % 5) * 5,
      ),
      10,
    )
  })
  return clips
}
