import { at, box, disc, hexagon, line, mix, path, place, repeat, type Sheet } from './sheet.ts'

/** A pair of levers for a flat bar. */
export function drawLevers(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const one =
    sheet.relief(path('M-20 -54h170q24 0 24 24v60q0 24-24 24h-170z', sheet.lit('#34383c')), 10) +
    sheet.relief(box(34, -76, 66, 152, 22, sheet.lit('#43484d')), 8) +
    path(hexagon(67, 0, 17), '#15171a') +
    box(-110, -26, 100, 40, 8, sheet.round('#43484d', true)) +
    repeat(6, (_, index) => line(`M${-102 + index * 15} -24v36`, '#00000055', 5)) +
    sheet.relief(
      path(
        'M120 30q90-20 130 40q60 50 190 44q70-2 106 28q14 30-20 42q-60 10-150 6q-150-2-220-60q-40-40-60-36z',
        sheet.lit(colour),
      ),
      10,
    ) +
    sheet.relief(disc(148, 42, 22, sheet.metal()), 4)
  return (
    sheet.laid(place(one, 190, 300, 4, 1.15), 22) +
    sheet.laid(`<g transform="translate(810 640) rotate(-4) scale(-1.15 1.15)">${one}</g>`, 22)
  )
}

/** Outer cable in a coil, two inner wires and their ends. */
export function drawCables(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const tube = (d: string, tint: string, width: number) =>
    line(d, mix(tint, '#000000', 0.5), width) +
    line(d, tint, width * 0.72) +
    line(d, mix(tint, '#ffffff', 0.5), width * 0.2)
  const loop = (r: number, turn: number) =>
    `M${at(turn, r).join(' ')}A${r} ${r * 0.94} 0 1 1 ${at(turn - 0.004, r).join(' ')}`
  const coils = [300, 274, 312, 286]
    .map((r, index) =>
      sheet.laid(place(tube(loop(r, 0.1 + index * 0.2), colour, 26), 470 + index * 12, 470 - index * 9), 7),
    )
    .join('')
  const ends = tube('M770 430q70 190 20 380', colour, 26) + box(772, 800, 36, 76, 8, sheet.round('#c9ced2'))
  const wires = [200, 176]
    .map(
      (r, index) =>
        line(loop(r, 0.62), '#767e85', 8) +
        line(loop(r, 0.62), '#dfe3e6', 3) +
        disc(...at(0.62, r), index ? 17 : 13, sheet.metal()),
    )
    .join('')
  const bits = repeat(5, (_, index) =>
    place(
      box(-15, -32, 30, 64, 7, sheet.round(index < 3 ? '#c9ced2' : '#3a3e43')) +
        box(-19, 14, 38, 18, 5, sheet.round('#8b939a')),
      250 + index * 92,
      905,
      90,
    ),
  )
  const ties = [0.05, 0.55]
    .map((part) =>
      place(
        box(-46, -12, 92, 24, 8, sheet.lit('#2c2f33')),
        486 + at(part, 294)[0],
        460 + at(part, 282)[1],
        part * 360 + 90,
      ),
    )
    .join('')
  return coils + ties + sheet.laid(ends, 10) + sheet.laid(place(wires, 480, 470), 8) + sheet.laid(bits, 8)
}
