import { box, disc, hexagon, line, mix, path, place, repeat, type Sheet } from './sheet.ts'

const DARK = '#2c2f33'
const STEEL = '#b9c0c6'

/** Brake blocks for rims: short ones in a cartridge, or long ones with a threaded post. */
export function drawRimPads(
  sheet: Sheet,
  { kind, rubber }: { readonly kind: 'cartridge' | 'post'; readonly rubber: string },
): string {
  const long = kind === 'cartridge' ? 250 : 330
  const curve = (x: number, y: number, h: number) =>
    `M${-x} ${y}Q0 ${y - 34} ${x} ${y}l8 ${h}Q0 ${y + h - 34} ${-x - 8} ${y + h}z`
  const block = sheet.relief(path(curve(long, 0, 92), sheet.lit(rubber)), 9, 0.25)
  const grooves = repeat(6, (part) =>
    line(`M${-long * 0.72 + part * long * 1.7} -14v90`, mix(rubber, '#000000', 0.6), 11),
  )
  const holder =
    kind === 'cartridge'
      ? sheet.relief(path(curve(long + 10, -62, 78), sheet.lit('#3a3e43')), 7) +
        sheet.relief(disc(0, -40, 30, sheet.metal()), 5) +
        disc(0, -40, 13, '#2c2f33')
      : box(-22, -170, 44, 150, 6, sheet.round(STEEL)) +
        repeat(9, (_, index) => line(`M-22 ${-166 + index * 11}h44`, '#00000040', 3)) +
        sheet.relief(
          path('M-58 -74h116l10 34h-136z', sheet.metal()) + path('M-48 -120h96v30h-96z', sheet.metal('#8b939a')),
          4,
        ) +
        sheet.relief(path(curve(long * 0.9, -44, 60), sheet.lit('#3a3e43')), 6)
  const one = holder + block + grooves
  return sheet.laid(place(one, 480, 350, -8, 1.15), 20) + sheet.laid(place(one, 525, 720, -8, 1.15), 20)
}

/** The arms of a linear-pull brake with its blocks, wire and noodle. */
export function drawLinearBrake(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const paint = sheet.lit(colour)
  const arm =
    sheet.relief(path('M-44 330q-8 60 46 60t48-56l-16-220l8-180q2-70-8-120q-6-36-40-36t-34 36q8 90 0 170z', paint), 9) +
    sheet.relief(disc(0, 338, 32, sheet.metal()), 4) +
    path(hexagon(0, 338, 13), DARK)
  const slots = repeat(5, (part) => line(`M${-78 + part * 195} -40v24M${-78 + part * 195} 4v26`, '#101113', 8))
  const block =
    sheet.relief(
      path(
        'M-128 -40q128-24 256 0q14 4 14 20v26q0 16-14 20q-128 24-256 0q-14-4-14-20v-26q0-16 14-20z',
        sheet.lit(DARK),
      ),
      9,
      0.2,
    ) +
    slots +
    sheet.relief(box(-24, -50, 48, 100, 12, sheet.metal()), 4) +
    path(hexagon(0, 0, 13), DARK)
  const noodle = 'M-214 -370q-46 170 44 214h40'
  const boot =
    box(-130, -178, 190, 46, 16, sheet.round(DARK, true)) +
    repeat(9, (_, index) => line(`M${-112 + index * 20} -176v42`, '#00000077', 6))
  const wire = line('M40 -155h170', '#8f979e', 8) + sheet.relief(disc(206, -152, 20, sheet.metal()), 3)
  const tube =
    line(noodle, '#6f777e', 26) +
    line(noodle, '#d2d7db', 20) +
    line(noodle, '#ffffff', 6) +
    box(-236, -420, 44, 60, 8, sheet.round('#3a3e43'))
  return sheet.laid(
    place(
      place(arm, -200, 60, 3) +
        place(arm, 200, 60, -3) +
        wire +
        boot +
        tube +
        place(block, -190, 60, -7) +
        place(block, 190, 60, 7),
      500,
      510,
    ),
    18,
  )
}

/** A dual-pivot calliper for road rims. */
export function drawRoadCalliper(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const paint = sheet.lit(colour)
  const back = sheet.relief(
    path(
      'M250 300q-6 40-46 36l-20-120q0-170-180-196l-140-30q-40-14-20-60q12-30 60-20l170 46q190 60 190 250z',
      sheet.lit(mix(colour, '#000000', 0.3)),
    ),
    12,
  )
  const front = sheet.relief(
    path(
      'M-262 300q10 46 54 34l10-150q30-110 150-130q120-14 150-90q20-60-30-74q-44-10-60 40q-20 44-90 50q-170 30-184 180z',
      paint,
    ),
    12,
  )
  const pad =
    sheet.relief(box(-110, -34, 220, 62, 16, sheet.lit(DARK)), 7, 0.2) + sheet.relief(disc(0, -6, 26, sheet.metal()), 4)
  const pivots = [
    [0, 40, 44],
    [96, -64, 30],
  ].map(([x, y, r]) => sheet.relief(disc(x!, y!, r!, sheet.metal()), 5) + path(hexagon(x!, y!, r! * 0.42), DARK))
  const adjuster = place(
    box(-16, -92, 32, 90, 6, sheet.round('#3a3e43')) +
      repeat(6, (_, i) => line(`M-16 ${-80 + i * 13}h32`, '#00000055', 4)),
    -140,
    -20,
    14,
  )
  const lever = sheet.relief(path('M120 -130l130-46q30-4 30 20t-26 26l-120 34z', sheet.metal()), 6)
  return sheet.laid(
    place(
      back + front + adjuster + lever + pivots.join('') + place(pad, -232, 316) + place(pad, 226, 316),
      500,
      480,
      0,
      1.22,
    ),
    22,
  )
}
