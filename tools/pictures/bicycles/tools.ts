import { at, box, disc, hexagon, hole, line, mix, path, place, repeat, type Sheet, teeth, text } from './sheet.ts'

const DARK = '#2c2f33'

/** Three tyre levers. */
export function drawTyreLevers(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const lever =
    sheet.relief(
      path(
        'M-44 -360q0-70 46-70t42 60l-10 30q-20 20 0 60l14 480q8 70-4 130q-10 44-46 40t-40-46q-8-60 0-124z' +
          hole(0, 190, 20),
        sheet.lit(colour),
        'fill-rule="evenodd"',
      ),
      12,
    ) +
    line('M0 -250V120', mix(colour, '#000000', 0.35), 16) +
    place(text('LARKWAY', 0, 12, 34, mix(colour, '#000000', 0.62)), 0, -60, 90)
  return [-1, 0, 1]
    .map((side) => sheet.laid(place(lever, 500 + side * 200, 500 + Math.abs(side) * 22, side * 11), 18))
    .join('')
}

/** A repair kit: the tin, patches, a tube of solution and glasspaper. */
export function drawPatchKit(sheet: Sheet): string {
  const tin =
    sheet.relief(box(-250, -150, 500, 300, 60, sheet.lit('#1f5a46')), 14) +
    box(-216, -116, 432, 232, 40, '#f3ead2') +
    text('LARKWAY', 0, -30, 62, '#1f5a46') +
    text('PUNCTURE REPAIR KIT', 0, 28, 33, '#1f5a46') +
    line('M-150 58h300', '#e2562a', 8)
  const patch = (r: number) =>
    `<g transform="scale(1 0.82)">${sheet.relief(disc(0, 0, r, '#e2703a'), 3)}${sheet.relief(disc(0, 0, r * 0.78, '#26282b'), 3)}${disc(0, 0, r * 0.5, '#34373b')}</g>`
  const glue =
    path('M-40 -150h80l14 250h-108z', sheet.round('#c9ced2')) +
    box(-58, 96, 116, 30, 4, sheet.round('#9aa3aa')) +
    box(-17, -176, 34, 30, 4, sheet.round('#d9dde0')) +
    box(-26, -236, 52, 70, 10, sheet.round('#e2562a')) +
    box(-47, -90, 94, 140, 2, '#f4c531') +
    place(text('SOLUTION', 0, 9, 25, '#20242a'), 0, -20, 90)
  const paper =
    sheet.relief(box(-80, -80, 160, 160, 6, sheet.lit('#7a4f38')), 2, 0.1) +
    repeat(60, (_, index) =>
      disc(((index * 47) % 150) - 75, ((index * 71) % 150) - 75, 2, index % 2 ? '#a87a5c' : '#4d2f20'),
    )
  return (
    sheet.laid(place(tin, 420, 320, -5, 1.15), 24) +
    sheet.laid(place(glue, 820, 520, 16), 16) +
    [
      [170, 680, 92],
      [370, 740, 78],
      [540, 650, 66],
    ]
      .map(([x, y, r]) => sheet.laid(place(patch(r!), x!, y!), 8))
      .join('') +
    sheet.laid(place(paper, 640, 820, 12), 7)
  )
}

/** A pocket tool with its keys fanned out. */
export function drawMultiTool(sheet: Sheet): string {
  const key = (long: number, thick: number) =>
    sheet.relief(line(`M0 0V${-long}`, '#c3cad0', thick) + path(hexagon(0, -long, thick * 0.52), '#aab1b7'), 3)
  const blade = (end: string) => sheet.relief(line('M0 0V-250', '#c3cad0', 26) + end, 3)
  const flat = path('M-20 -250l6-50h28l6 50z', '#dfe3e6')
  const cross = path('M-14 -250l8-60h12l8 60z', '#dfe3e6')
  const left = [
    place(key(330, 44), 0, 0, -62),
    place(key(310, 36), 0, 0, -34),
    place(blade(cross), 0, 0, -8),
    place(key(270, 24), 0, 0, 16),
  ].join('')
  const right = [place(key(320, 30), 0, 0, 60), place(blade(flat), 0, 0, 34), place(key(240, 18), 0, 0, 8)].join('')
  const plate = box(-70, -330, 140, 660, 66, sheet.lit('#e2562a'))
  const side =
    sheet.relief(plate, 13) +
    repeat(5, (_, index) =>
      sheet.cut(disc(0, -110 + index * 55, 17, '#00000044'), box(-70, -330, 140, 660, 66, '#000')),
    ) +
    [-268, 268].map((y) => sheet.relief(disc(0, y, 38, sheet.metal()), 4) + path(hexagon(0, y, 16), DARK)).join('')
  const chainTool = sheet.relief(path('M-60 -10h120v-120h-34v60h-52v-60h-34z', '#8b939a'), 5)
  return sheet.laid(
    place(place(left, 0, -268) + place(right, 0, 268, 180) + place(chainTool, 96, 0, 90) + side, 500, 500, 24, 0.8),
    22,
  )
}

/** Hexagon keys with ball ends, in their holder. */
export function drawHexKeys(sheet: Sheet): string {
  const sizes = [10, 8, 6, 5, 4, 3, 2.5, 2, 1.5]
  const keys = sizes
    .map((size, index) => {
      const [thick, long] = [8 + size * 3.4, 330 + size * 48]
      const x = 190 + index * 76
      const tint = mix('#8f979e', '#c9ced2', index % 2)
      const d = `M${x} ${150 + index * 14}v${long * 0.72}q0 ${24 + size * 3} ${-24 - size * 3} ${24 + size * 3}h-${36 + size * 5}`
      return sheet.laid(
        sheet.relief(
          line(d, tint, thick, '', 'butt') + disc(x, 148 + index * 14, thick * 0.56, tint),
          Math.min(4, thick / 8),
        ),
        9,
      )
    })
    .join('')
  const holder = sheet.relief(
    path('M130 330l700 60q40 4 40 40v50q0 40-40 38l-700-36q-40-2-40-40v-74q0-40 40-38z', sheet.lit('#e2562a')),
    14,
  )
  const marks = sizes
    .map((size, index) => text(String(size), 190 + index * 76, 436 + index * 6, 30, '#fff3ea'))
    .join('')
  return place(keys + sheet.laid(holder, 12) + marks, 20, 20)
}

/** A chain tool: the cradle, and the screw with its handle. */
export function drawChainTool(sheet: Sheet): string {
  const body = 'M-300 -110h150v70h60v-70h60v70h60v-70h130v220h-70v110q0 40-40 40h-220q-40 0-40-40v-110h-90z'
  const screw =
    box(150, -52, 260, 76, 4, sheet.round('#c9ced2', true)) +
    repeat(15, (_, index) => line(`M${160 + index * 17} -50l8 72`, '#00000040', 5))
  const handle = sheet.relief(box(400, -240, 66, 450, 33, sheet.lit('#e2562a')), 12)
  const pin = box(20, -28, 140, 28, 6, sheet.round('#8b939a', true))
  const grip = sheet.relief(box(-400, -84, 130, 170, 40, sheet.lit(DARK)), 10)
  return sheet.laid(
    place(
      grip +
        sheet.relief(path(body, sheet.lit('#4a5057')), 12) +
        pin +
        screw +
        handle +
        text('LARKWAY', -70, 160, 44, '#d7dbde'),
      480,
      480,
      -14,
      1.02,
    ),
    24,
  )
}

/** A chain whip with the lockring tool on its other end. */
export function drawChainWhip(sheet: Sheet): string {
  const handle =
    sheet.relief(path('M-60 -300q0-50 60-50t60 50l-14 620q0 60-46 60t-46-60z', sheet.lit('#4a5057')), 11) +
    sheet.relief(box(-62, 10, 124, 380, 54, sheet.lit('#e2562a')), 14) +
    repeat(6, (_, index) => line(`M-40 ${90 + index * 48}h80`, '#00000038', 12))
  const links = repeat(11, (_, index) => {
    const [x, y] = at(0.64 + index * 0.062, 150)
    const turn = (0.64 + index * 0.062) * 360
    return place(
      sheet.relief(box(-42, -20, 84, 40, 20, index % 2 ? '#8b939a' : '#c3cad0'), 4) +
        disc(-24, 0, 8, DARK) +
        disc(24, 0, 8, DARK),
      x + 40,
      y - 370,
      turn,
    )
  })
  const tail = repeat(4, (_, index) =>
    place(
      sheet.relief(box(-42, -20, 84, 40, 20, index % 2 ? '#c3cad0' : '#8b939a'), 4) +
        disc(-24, 0, 8, DARK) +
        disc(24, 0, 8, DARK),
      176 + index * 5,
      -330 + index * 74,
      86,
    ),
  )
  const tool =
    sheet.relief(path(teeth(12, 82, 14, 0.9) + hole(0, 0, 30), sheet.metal(), 'fill-rule="evenodd"'), 5) +
    sheet.relief(box(-46, -250, 92, 180, 18, '#8b939a'), 9)
  return (
    sheet.laid(place(handle + links + tail, 400, 560, 20, 0.96), 22) + sheet.laid(place(tool, 760, 780, -24, 1.1), 18)
  )
}

/** A torque wrench with its scale and sockets. */
export function drawTorqueWrench(sheet: Sheet): string {
  const shaft = box(-330, -32, 420, 64, 8, sheet.round('#c9ced2', true))
  const head =
    sheet.relief(path('M-440 -20q0-74 80-74t86 60v68q-10 60-86 60t-80-74z', sheet.metal()), 11) +
    sheet.relief(disc(-362, 0, 46, '#8b939a'), 6) +
    sheet.relief(box(-384, -22, 44, 44, 4, '#3c4146'), 4)
  const scale =
    box(60, -38, 120, 76, 6, sheet.round('#dfe3e6', true)) +
    repeat(8, (_, index) => line(`M${72 + index * 14} ${index % 2 ? -12 : -24}V20`, '#20242a', 4))
  const grip =
    box(180, -50, 270, 100, 26, sheet.round('#c2452d', true)) +
    repeat(9, (_, index) => line(`M${206 + index * 25} -46v92`, '#00000044', 9)) +
    box(440, -42, 36, 84, 14, sheet.round(DARK, true))
  const words = text('2–24 Nm', -130, 12, 36, '#30363b')
  const bits = [40, 34, 30, 26, 22]
    .map((r, index) =>
      sheet.laid(
        place(
          box(-r, -40, 2 * r, 76, 8, sheet.round('#b9c0c6')) +
            box(-r * 0.55, -110, r * 1.1, 80, 4, sheet.round('#8b939a')),
          260 + index * 126,
          780,
        ),
        10,
      ),
    )
    .join('')
  return sheet.laid(place(shaft + head + scale + grip + words, 490, 380, -16, 0.98), 20) + bits
}
