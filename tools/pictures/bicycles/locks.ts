import { box, disc, hole, line, mix, path, place, repeat, type Sheet, text } from './sheet.ts'

/** A D-lock with its key. */
export function drawDLock(sheet: Sheet, { tall }: { readonly tall: number }): string {
  const half = 190
  const arch = `M${-half} 250V${250 - tall + half}a${half} ${half} 0 0 1 ${2 * half} 0V250`
  const shackle = sheet.relief(line(arch, '#2a2d31', 78, '', 'butt'), 15)
  const bands = [-1, 1].map((side) => box(side * half - 44, 150, 88, 40, 8, sheet.round('#e2562a'))).join('')
  const bar =
    box(-310, 230, 620, 150, 60, sheet.round('#33373c', true)) +
    box(-330, 240, 70, 130, 30, sheet.round('#1d1f22', true)) +
    box(260, 240, 70, 130, 30, sheet.round('#1d1f22', true))
  const face =
    sheet.relief(disc(0, 305, 46, sheet.metal()), 5) +
    box(-7, 282, 14, 46, 5, '#15171a') +
    text('LARKWAY', -165, 320, 38, '#d7dbde')
  const key = place(
    path(hole(0, 0, 56) + hole(0, -16, 17), sheet.lit('#e2562a'), 'fill-rule="evenodd"') +
      box(-13, 50, 26, 130, 5, sheet.round('#c9ced2')) +
      repeat(4, (_, index) => box(8, 90 + index * 24, 12, 12, 1, '#f6f7f8')),
    370,
    90,
    -20,
  )
  return (
    sheet.laid(place(shackle + bands + bar + face, 460, 500 + tall * 0.1), 26) + sheet.laid(place(key, 480, 440), 9)
  )
}

/** A lock of plates that fold, half open. */
export function drawFoldingLock(sheet: Sheet): string {
  const joints = [
    [250, 250],
    [520, 170],
    [770, 290],
    [790, 560],
    [610, 760],
    [330, 770],
  ] as const
  const plates = joints
    .slice(1)
    .map(([x, y], index) => {
      const [fx, fy] = joints[index]!
      return (
        sheet.laid(sheet.relief(line(`M${fx} ${fy}L${x} ${y}`, index % 2 ? '#3a3f45' : '#4a5057', 76), 9), 12) +
        line(
          `M${fx * 0.72 + x * 0.28} ${fy * 0.72 + y * 0.28}L${fx * 0.28 + x * 0.72} ${fy * 0.28 + y * 0.72}`,
          '#e2562a',
          8,
        )
      )
    })
    .join('')
  const rivets = joints.map(([x, y]) => sheet.relief(disc(x, y, 27, sheet.metal()), 5)).join('')
  const body = place(
    sheet.relief(box(-90, -140, 180, 290, 60, sheet.lit('#2a2d31')), 16) +
      sheet.relief(disc(0, 60, 40, sheet.metal()), 5) +
      box(-6, 40, 12, 40, 4, '#15171a') +
      place(text('LARKWAY', 0, 0, 32, '#d7dbde'), 0, -50),
    215,
    520,
    -10,
  )
  return (
    plates +
    rivets +
    sheet.laid(line('M232 420L250 260M240 640L330 770', '#3a3f45', 66), 8) +
    sheet.relief(disc(250, 250, 27, sheet.metal()), 5) +
    sheet.relief(disc(330, 770, 27, sheet.metal()), 5) +
    sheet.laid(body, 18)
  )
}

/** A coiled cable lock with a row of numbers. */
export function drawCableLock(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const coil = repeat(6, (_, index) => {
    const [x, y, rx, ry] = [500, 250 + index * 74, 330 - index * 6, 104]
    const d = `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    return (
      line(d, mix(colour, '#000000', 0.5), 56) +
      line(d, colour, 44) +
      line(d, mix(colour, '#ffffff', 0.5), 8, 'transform="translate(-4 -12)"')
    )
  })
  const wheels = repeat(
    4,
    (_, index) =>
      box(-92 + index * 48, -58, 40, 116, 8, sheet.round('#e9ecee', true)) +
      text(String((index * 3 + 1) % 10), -72 + index * 48, 13, 36, '#20242a'),
  )
  const lock =
    box(-230, -64, 460, 128, 40, sheet.round('#26292c', true)) +
    wheels +
    box(-240, -50, 40, 100, 12, sheet.round('#8b939a', true)) +
    box(200, -50, 40, 100, 12, sheet.round('#8b939a', true))
  return sheet.laid(coil, 16) + sheet.laid(place(lock, 500, 800), 16)
}

/** A chain lock in its sleeve, with a padlock. */
export function drawChainLock(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const loop = 'M410 740C120 700 110 300 380 220s520 120 470 330-240 210-270 200'
  const sleeve =
    sheet.relief(line(loop, colour, 100, '', 'butt'), 20, 0.12) +
    line(loop, mix(colour, '#ffffff', 0.3), 4, 'stroke-dasharray="14 10"') +
    line(loop, mix(colour, '#000000', 0.45), 4, 'stroke-dasharray="4 14" transform="translate(6 22)"')
  const link = (x: number, y: number, turn: number) =>
    place(
      sheet.relief(
        path(
          'M-54 -34h108q34 0 34 34t-34 34h-108q-34 0-34-34t34-34zM-50 -12h100q12 0 12 12t-12 12h-100q-12 0-12-12t12-12z',
          '#aab1b7',
          'fill-rule="evenodd"',
        ),
        6,
      ),
      x,
      y,
      turn,
    )
  const padlock = place(
    sheet.relief(line('M-60 -60v-40a60 60 0 0 1 120 0v40', '#c3cad0', 38), 8) +
      sheet.relief(box(-120, -70, 240, 220, 36, sheet.lit('#33373c')), 14) +
      sheet.relief(disc(0, 40, 44, sheet.metal()), 5) +
      box(-6, 18, 12, 44, 4, '#15171a') +
      text('LARKWAY', 0, 122, 34, '#d7dbde'),
    500,
    800,
  )
  return sheet.laid(sleeve, 22) + sheet.laid(link(430, 745, 12) + link(560, 742, -14), 10) + sheet.laid(padlock, 20)
}
