import { at, box, disc, hexagon, hole, line, path, place, repeat, type Sheet, teeth, text } from './sheet.ts'

const DARK = '#2c2f33'

/** Two rings on a spider with the right-hand crank; the left one lies beside. */
export function drawChainset(
  sheet: Sheet,
  { large, small }: { readonly large: number; readonly small: number },
): string {
  const [outer, inner] = [330, (330 * small) / large]
  const ring = (count: number, r: number, wide: number, colour: string) =>
    sheet.relief(path(teeth(count, r, 15, 0.8) + hole(0, 0, r - wide), sheet.lit(colour), 'fill-rule="evenodd"'), 3)
  const arms = repeat(4, (part) => {
    const [x, y] = at(part + 0.07, outer - 62)
    return (
      sheet.relief(line(`M0 0L${x} ${y}`, '#3c4147', 64), 9) +
      sheet.relief(disc(x, y, 20, sheet.metal()), 3) +
      path(hexagon(x, y, 8), '#1b1d20')
    )
  })
  const crank = (long: number) =>
    sheet.relief(path(`M-46 0q0-58 50-58t54 58l-16 ${long - 40}q4 60-42 60t-42-60z`, sheet.lit('#34383d')), 13) +
    sheet.relief(disc(2, long - 24, 26, sheet.metal()), 3) +
    disc(2, long - 24, 17, '#1b1d20') +
    place(text('LARKWAY', 0, 12, 34, '#d7dbde'), 2, long * 0.5, -90)
  const axle =
    sheet.relief(disc(2, 0, 44, sheet.metal()), 4) + disc(2, 0, 27, '#1b1d20') + path(hexagon(2, 0, 18), '#3c4147')
  return (
    sheet.laid(
      place(
        ring(small, inner, 42, '#23262a') +
          ring(large, outer, 52, '#4a5057') +
          arms +
          place(crank(470), 0, 0, -38) +
          axle,
        405,
        395,
      ),
      20,
    ) +
    sheet.laid(
      place(
        crank(430) + disc(2, 0, 30, '#1b1d20') + repeat(1, () => path(teeth(20, 26, 6, 0.8), '#8b939a')),
        870,
        300,
        8,
      ),
      20,
    )
  )
}

/** A rear derailleur, as it hangs from its bolt: hanger knuckle, parallelogram, and the cage with two wheels. */
export function drawDerailleur(sheet: Sheet, { cage }: { readonly cage: number }): string {
  const toothed = path(teeth(12, 84, 20, 0.66) + hole(0, 0, 26), sheet.lit('#24272a'), 'fill-rule="evenodd"')
  const wheel =
    sheet.relief(toothed, 4) + sheet.relief(disc(0, 0, 28, sheet.metal()), 3) + path(hexagon(0, 0, 11), DARK)
  const plate = `M-66 -20q6-70 70-70t62 80l-26 ${cage - 10}q-4 76-56 74t-46-76z`
  const near = `M-40 -10q4-46 42-46t38 46l-18 ${cage}q-2 40-30 40t-28-40z` + hole(0, cage * 0.5, 20)
  const swing =
    sheet.relief(path(plate, sheet.lit('#3a3f45')), 7) +
    place(wheel, 0, 0) +
    place(wheel, -8, cage) +
    sheet.relief(path(near, sheet.metal('#8b939a'), 'fill-rule="evenodd"'), 6) +
    [0, cage]
      .map(
        (y) => sheet.relief(disc(y ? -6 : 0, y, 22, sheet.lit('#c2452d')), 3) + path(hexagon(y ? -6 : 0, y, 10), DARK),
      )
      .join('')
  const back = sheet.relief(path('M-236 -262q-44 6-44 50t50 54l210 130q50 20 78-30t-24-80z', sheet.lit('#2c3035')), 12)
  const front = sheet.relief(
    path('M-230 -330q-56-10-70 40t44 74l250 108q60 20 86-34t-34-86z', sheet.lit('#4a5057')),
    15,
  )
  const knuckle = sheet.relief(
    path('M-330 -400q10-60 80-60t80 64l14 90q6 70-80 76q-84-2-90-74z', sheet.lit('#3a3f45')),
    14,
  )
  const bolt = sheet.relief(disc(-250, -388, 44, sheet.metal()), 5) + path(hexagon(-250, -388, 20), '#1b1d20')
  const joint = sheet.relief(path('M-50 -120q70-30 130 30t30 140q-60 60-130 10t-60-110z', sheet.lit('#3a3f45')), 13)
  const pinch = sheet.relief(disc(-130, -196, 24, sheet.metal()), 3) + path(hexagon(-130, -196, 10), DARK)
  const words = place(text('LARKWAY', 0, 0, 38, '#e2e5e8'), -112, -236, 23)
  return sheet.laid(
    place(
      back + knuckle + joint + place(swing, 60, 70, 16) + front + bolt + pinch + words,
      590,
      500 - (cage - 270) * 0.35,
      0,
      1.02,
    ),
    20,
  )
}

/** Two cups and the sleeve of a bottom bracket. */
export function drawBottomBracket(sheet: Sheet): string {
  const cup = (x: number, side: number) => {
    const splines = repeat(11, (_, index) => box(x - 62, 296 + index * 38, 124, 20, 6, '#00000050'))
    return (
      box(x - 62, 280, 124, 440, 18, sheet.round('#3b4046', true)) +
      splines +
      box(x + side * 62 - (side < 0 ? 84 : 0), 330, 84, 340, 6, sheet.round('#b9c0c6', true)) +
      repeat(6, (_, index) => line(`M${x + side * (72 + index * 12)} 332v336`, '#00000044', 4)) +
      box(x - side * 62 - (side > 0 ? 22 : 0), 316, 22, 368, 6, sheet.round('#c2452d', true))
    )
  }
  const sleeve = box(350, 372, 300, 256, 10, sheet.round('#24272b', true))
  const words = text('BSA 68 mm  ·  24 mm', 500, 512, 26, '#c8cdd1')
  return sheet.stood(sleeve + cup(240, 1) + cup(760, -1) + words, 500, 742, 400)
}

/** A platform pedal from above, and its fellow. */
export function drawPedals(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const frame =
    'M-170 -150q60-34 170-34t170 34q30 90 30 150t-30 150q-60 34-170 34t-170-34q-30-90-30-150t30-150z' +
    'M-130 -118q60-22 92-24v92h-118q4-40 26-68zM130 -118q-60-22-92-24v92h118q-4-40-26-68zM-130 118q60 22 92 24v-92h-118q4 40 26 68zM130 118q-60 22-92 24v-92h118q-4 40-26 68z'
  const pins = [-150, -50, 50, 150].flatMap((x) =>
    [-160 + Math.abs(x) * 0.06, 160 - Math.abs(x) * 0.06].map(
      (y) => disc(x, y, 10, sheet.metal()) + disc(x, y, 4, '#3a3e43'),
    ),
  )
  const one =
    box(-330, -26, 180, 52, 8, sheet.round('#b9c0c6', true)) +
    repeat(7, (_, index) => line(`M${-322 + index * 14} -24v48`, '#00000044', 4)) +
    box(-236, -38, 44, 76, 6, sheet.round('#8b939a', true)) +
    sheet.relief(path(frame, sheet.lit(colour), 'fill-rule="evenodd"') + box(-190, -46, 380, 92, 26, colour), 11) +
    pins.join('') +
    text('LARKWAY', 0, 13, 36, '#ffffffbb')
  return (
    sheet.laid(place(one, 590, 300, -16, 1.1), 24) +
    sheet.laid(`<g transform="translate(420 700) rotate(-16) scale(-1.1 1.1)">${one.replaceAll('LARKWAY', '')}</g>`, 24)
  )
}
