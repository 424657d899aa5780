import { at, box, disc, line, path, place, repeat, type Sheet, text } from './sheet.ts'

const DARK = '#2c2f33'

/** A floor pump: foot, barrel, handle, gauge and hose. */
export function drawTrackPump(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const foot = sheet.relief(path('M-250 380q0-40 60-46l130-24h120l130 24q60 6 60 46v24h-500z', sheet.lit(DARK)), 9)
  const barrel =
    box(-44, -200, 88, 560, 12, sheet.round(colour)) +
    box(-52, -226, 104, 50, 12, sheet.round(DARK)) +
    place(text('LARKWAY', 0, 14, 46, '#ffffffdd'), 0, -40, -90)
  const rod = box(-15, -400, 30, 190, 6, sheet.round('#c9ced2'))
  const handle =
    box(-230, -450, 460, 66, 33, sheet.round('#8a5a34', true)) + box(-44, -456, 88, 80, 16, sheet.round(DARK))
  const ticks = repeat(11, (_, index) => {
    const part = 0.62 + index * 0.076
    return line(`M${at(part, 66).join(' ')}L${at(part, 80).join(' ')}`, '#20242a', 6)
  })
  const gauge = place(
    sheet.relief(disc(0, 0, 106, DARK), 9) +
      disc(0, 0, 90, '#fbfbf8') +
      ticks +
      line(`M0 0L${at(0.86, 62).join(' ')}`, '#d3202a', 8) +
      disc(0, 0, 12, DARK) +
      text('bar', 0, 50, 28, '#20242a'),
    0,
    270,
  )
  const hose =
    line('M40 340c240 20 250-200 190-360s-40-300-130-250', '#17191b', 27) +
    line('M36 336c240 20 250-200 190-360s-40-300-130-250', '#55595e', 6)
  const head = place(
    box(-30, -66, 60, 120, 16, sheet.round(DARK)) + box(-84, -76, 120, 32, 14, sheet.round('#c2452d', true)),
    92,
    -240,
    -30,
  )
  return sheet.stood(place(hose + rod + barrel + handle + foot + gauge + head, 480, 470, 0, 1.06), 490, 905, 330)
}

/** A pump for the pocket, with its hose drawn out. */
export function drawMiniPump(sheet: Sheet, { colour }: { readonly colour: string }): string {
  const barrel =
    box(-340, -46, 460, 92, 14, sheet.round(colour, true)) +
    box(120, -54, 250, 108, 18, sheet.round('#3a3e43', true)) +
    repeat(10, (_, index) => line(`M${140 + index * 23} -52v104`, '#00000055', 9))
  const cap = box(-378, -52, 52, 104, 14, sheet.round(DARK, true)) + box(366, -50, 34, 100, 12, sheet.round(DARK, true))
  const hose =
    line('M-372 0c-90 0-110 120-20 160s210 30 250 100', '#1b1d20', 28) +
    place(box(-24, -20, 48, 90, 10, sheet.round('#c9ced2')), -140, 262, -30)
  return sheet.laid(place(hose + barrel + cap + text('LARKWAY', -120, 17, 50, '#ffffffdd'), 520, 420, -18, 1.1), 22)
}
