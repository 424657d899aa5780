import { box, disc, hole, line, mix, path, place, repeat, type Sheet, text } from './sheet.ts'

/** Cloth: a faint weave, lit from one corner. */
function cloth(sheet: Sheet, d: string, colour: string): string {
  const weave = repeat(
    70,
    (_, index) =>
      line(`M-500 ${-500 + index * 15}h1000`, '#00000012', 3) + line(`M${-500 + index * 15} -500v1000`, '#ffffff0e', 3),
  )
  return sheet.relief(path(d, sheet.lit(colour)), 22, 0.12) + sheet.cut(weave, path(d, '#000'))
}

const stitch = (d: string, colour: string) => line(d, mix(colour, '#ffffff', 0.45), 4, 'stroke-dasharray="12 9"')

const badge = (sheet: Sheet, x: number, y: number, scale = 1) =>
  place(sheet.relief(box(-74, -24, 148, 48, 8, '#f3ead2'), 3) + text('LARKWAY', 0, 10, 28, '#1f5a46'), x, y, 0, scale)

const buckle = (sheet: Sheet, x: number, y: number) =>
  place(sheet.relief(box(-36, -48, 72, 96, 14, sheet.lit('#1b1d20')), 6) + box(-20, -30, 40, 14, 5, '#4a5057'), x, y)

const reflector = (d: string) => line(d, '#c9d0d5', 22) + line(d, '#f4f7f8', 5)

/** A roll-top pannier with its buckle, straps and a reflecting patch. */
export function drawPannier(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const body = 'M-270 -210q0-40 40-40h460q40 0 40 40l-30 560q-4 60-64 60h-352q-60 0-64-60z'
  const roll =
    box(-300, -330, 600, 130, 60, sheet.round(colour, true)) +
    line('M-270 -252q270 30 540 0', mix(colour, '#000000', 0.4), 6)
  const strap = box(-26, -300, 52, 420, 6, sheet.round('#26292c')) + buckle(sheet, 0, 60)
  const sides = [-1, 1]
    .map((side) =>
      path(
        `M${side * 292} -270q${side * 34} 150 ${side * 6} 320l${-side * 26}-8q${side * 30}-150-${side * 6}-310z`,
        '#26292c',
      ),
    )
    .join('')
  const foot = path(
    'M-250 300l500 0l-6 60q-4 50-60 50h-368q-56 0-60-50z',
    mix(colour, '#000000', 0.5),
    'opacity="0.55"',
  )
  return sheet.stood(
    place(
      cloth(sheet, body, colour) +
        foot +
        sides +
        roll +
        strap +
        reflector('M-190 210h120') +
        badge(sheet, 120, 210) +
        stitch('M-236 -160l26 440', colour) +
        stitch('M236 -160l-26 440', colour),
      500,
      480,
    ),
    500,
    905,
    330,
  )
}

/** Two panniers with lids, that go over a rack. */
export function drawPannierPair(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const bag = (front: boolean) => {
    const body = 'M-190 -180h380l-14 470q-4 50-56 50h-240q-52 0-56-50z'
    const lid = path(
      'M-212 -230q0-30 40-34q172-26 344 0q40 4 40 34v150q-4 40-60 40h-304q-56 0-60-40z',
      sheet.lit(mix(colour, '#ffffff', front ? 0.08 : 0)),
    )
    const straps = [-96, 96]
      .map((x) => box(x - 16, -190, 32, 330, 4, sheet.round('#26292c')) + buckle(sheet, x, 40))
      .join('')
    const pocket = path('M-120 120h240v140q0 30-30 30h-180q-30 0-30-30z', '#00000026')
    return (
      cloth(sheet, body, mix(colour, '#000000', front ? 0 : 0.25)) +
      pocket +
      sheet.relief(lid, 14, 0.15) +
      straps +
      reflector('M-60 230h120') +
      (front ? badge(sheet, 0, -150, 0.9) : '')
    )
  }
  const yoke = sheet.relief(
    path('M-300 -160q300-120 560-60l40 90q-300-60-560 60z', sheet.lit(mix(colour, '#000000', 0.35))),
    12,
    0.1,
  )
  return sheet.stood(
    place(place(bag(false), 215, -70, 4, 0.94) + yoke + place(bag(true), -130, 60, 0, 1.06), 480, 470),
    490,
    905,
    400,
  )
}

/** A saddle bag with its straps. */
export function drawSaddleBag(
  sheet: Sheet,
  { colour, long }: { readonly colour: string; readonly long: number },
): string {
  const body = `M${-long} -120q0-50 60-54l${long * 1.5} -20q60 0 84 60l40 150q20 70-50 96l-60 24q-${long * 0.4} 40-${long * 0.9} 30l-${long * 0.6}-30q-60-20-66-90z`
  const zip =
    line(`M${-long * 0.8} 60Q0 120 ${long * 0.78} 40`, '#15171a', 20) +
    line(`M${-long * 0.8} 60Q0 120 ${long * 0.78} 40`, '#b9c0c6', 7, 'stroke-dasharray="5 6"') +
    place(box(-8, 0, 16, 54, 6, sheet.round('#c9ced2')), long * 0.74, 44, -16)
  const straps = [-0.35, 0.25]
    .map((part) =>
      place(
        path('M-34 0q-6-120 34-124t34 124h-22q4-90-12-92t-12 92z', '#1f2124') +
          box(-30, -20, 60, 60, 8, sheet.lit('#1f2124')),
        part * long * 1.5,
        -140,
      ),
    )
    .join('')
  const loop = box(long * 0.42, 96, 100, 34, 8, '#1f2124')
  return sheet.laid(
    place(
      straps +
        cloth(sheet, body, colour) +
        zip +
        loop +
        reflector(`M${-long * 0.7} 140q${long * 0.3} 34 ${long * 0.6} 36`) +
        badge(sheet, -long * 0.3, -50, 1.1),
      490,
      500,
      -4,
      1.22,
    ),
    26,
  )
}

/** A handlebar bag: a short roll with a flap and a strap. */
export function drawBarBag(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const body = 'M-330 -190q330-46 660 0q40 8 44 60v250q-4 70-60 80q-314 50-628 0q-56-10-60-80v-250q4-52 44-60z'
  const flap = path(
    'M-346 -206q346-50 692 0q30 10 32 50v160q-370 90-756 0v-160q2-40 32-50z',
    sheet.lit(mix(colour, '#ffffff', 0.06)),
  )
  const straps = [-200, 200]
    .map(
      (x) =>
        box(x - 24, -250, 48, 90, 10, sheet.lit('#1f2124')) +
        path(hole(x, -250, 62) + hole(x, -250, 40), '#1f2124', 'fill-rule="evenodd"'),
    )
    .join('')
  const belt =
    line('M-374 60c-100 130 100 330 374 330s474-200 374-330', '#26292c', 26) +
    line('M-374 56c-100 130 100 330 374 330s474-200 374-330', '#45494e', 5)
  return sheet.laid(
    place(
      belt +
        straps +
        cloth(sheet, body, colour) +
        sheet.relief(flap, 12, 0.12) +
        stitch('M-330 12q330 74 660 0', colour) +
        buckle(sheet, 0, 70) +
        badge(sheet, 0, -90, 1.3) +
        reflector('M-250 160h110') +
        reflector('M140 160h110'),
      500,
      440,
      0,
      1.08,
    ),
    26,
  )
}

/** A bag for the top tube behind the stem. */
export function drawTopTubeBag(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const body = 'M-350 40q-10-60 50-80l420-190q90-30 170 30q60 60 70 170v90q0 50-60 54h-590q-54 0-60-74z'
  const zip =
    line('M-290 -30L160 -190q100-20 140 70', '#15171a', 20) +
    line('M-290 -30L160 -190q100-20 140 70', '#b9c0c6', 7, 'stroke-dasharray="5 6"')
  const straps = [-220, 200]
    .map((x) => box(x - 28, 90, 56, 130, 10, sheet.round('#1f2124')) + box(x - 28, 150, 56, 40, 4, '#3a3e43'))
    .join('')
  return sheet.laid(
    place(
      straps + cloth(sheet, body, colour) + zip + badge(sheet, 80, 10, 1.3) + stitch('M-300 80h600', colour),
      490,
      500,
      0,
      1.15,
    ),
    24,
  )
}

/** A bag for the top of a rack. */
export function drawRackBag(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const side = 'M-400 -90h800v280q0 50-50 50h-700q-50 0-50-50z'
  const lid = path('M-400 -90q20-140 130-150h540q110 10 130 150z', sheet.lit(mix(colour, '#ffffff', 0.08)))
  const zip =
    line('M-400 -84h800', '#15171a', 22) +
    line('M-400 -84h800', '#b9c0c6', 7, 'stroke-dasharray="5 6"') +
    box(300, -78, 16, 60, 6, sheet.round('#c9ced2'))
  const cord =
    line('M-220 -220L220 -120M220 -220L-220 -120', '#1b1d20', 13) +
    [-220, 220].flatMap((x) => [-220, -120].map((y) => disc(x, y, 16, '#8b939a'))).join('')
  const pocket = path('M-210 20h420v160q0 30-30 30h-360q-30 0-30-30z', '#00000028') + stitch('M-196 30h392', colour)
  const handle = line('M-90 -236q90-80 180 0', '#26292c', 30)
  return sheet.stood(
    place(
      handle +
        cloth(sheet, side, colour) +
        sheet.relief(lid, 14, 0.12) +
        cord +
        zip +
        pocket +
        badge(sheet, 0, 110, 1.3) +
        reflector('M-350 120h90') +
        reflector('M260 120h90'),
      500,
      540,
    ),
    500,
    800,
    420,
  )
}
