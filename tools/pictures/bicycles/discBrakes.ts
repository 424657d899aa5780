import {
  at,
  box,
  brush,
  disc,
  hexagon,
  hole,
  line,
  mix,
  path,
  place,
  repeat,
  type Sheet,
  teeth,
  text,
} from './sheet.ts'

const DARK = '#2c2f33'

export interface Rotor {
  /** In mm. */
  readonly diameter: number
  readonly mount: 'six-bolt' | 'centre-lock'
}

/** A disc brake rotor: the track with its holes, arms, and the mount. */
export function drawRotor(sheet: Sheet, { diameter, mount }: Rotor): string {
  const outer = 300 + (diameter - 140) * 2.3
  const inner = outer - 78
  const count = Math.round(diameter / 6)
  const holes = repeat(count, (part) =>
    [0.22, 0.5, 0.78].map((across) => hole(...at(part + across * 0.035, inner + 78 * across), 9)).join(''),
  )
  const track = hole(0, 0, outer) + hole(0, 0, inner) + holes
  const hub = mount === 'six-bolt' ? 112 : 92
  const arms = repeat(6, (part) => {
    const [ax, ay] = at(part, hub - 8)
    const [mx, my] = at(part + 0.035, (hub + inner) / 2)
    const [bx, by] = at(part + 0.1, inner + 6)
    return line(`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`, mount === 'six-bolt' ? sheet.metal() : DARK, 24)
  })
  const bolts = mount === 'six-bolt' ? repeat(6, (part) => hole(...at(part + 1 / 12, 82), 13)) : ''
  const bore = mount === 'six-bolt' ? hole(0, 0, 60) : teeth(36, 56, 9, 0.8)
  const centre = path(
    hole(0, 0, hub) + bore + bolts,
    mount === 'six-bolt' ? sheet.metal() : sheet.lit(DARK),
    'fill-rule="evenodd"',
  )
  const ring =
    mount === 'centre-lock' ? path(hole(0, 0, 84) + hole(0, 0, 64), sheet.metal(), 'fill-rule="evenodd"') : ''
  const print = place(text(`Ø ${diameter} mm`, 0, -inner - 30, 17, '#4b5258'), 0, 0, 14)
  return sheet.laid(
    place(sheet.relief(brush(sheet, outer + 4, track) + arms + centre + ring, 3, 0.3) + print, 500, 500),
    12,
  )
}

/** One pad of a disc brake: backing plate with its ear and the compound. */
function drawDiscPad(sheet: Sheet, compound: string): string {
  const plate =
    'M-150 -60q0-60 60-70l26-6v-84q0-34 64-34t64 34v84l26 6q60 10 60 70v120q0 60-70 66q-80 12-160 0q-70-6-70-66z' +
    hole(0, -196, 22)
  const pad = 'M-124 -48q0-52 60-60q64-10 128 0q60 8 60 60v96q0 50-60 56q-64 8-128 0q-60-6-60-56z'
  const grain = repeat(70, (_, index) => {
    const [x, y] = [((index * 83) % 220) - 110, ((index * 59) % 170) - 78]
    return disc(x, y, 2 + (index % 3), mix(compound, index % 2 ? '#ffffff' : '#000000', 0.28))
  })
  return (
    sheet.relief(path(plate, sheet.metal('#9aa3aa'), 'fill-rule="evenodd"'), 6) +
    sheet.relief(path(pad, sheet.lit(compound)), 6, 0.2) +
    sheet.cut(grain, `<path d="${pad}"/>`) +
    line('M0 -104V110', mix(compound, '#000000', 0.5), 9)
  )
}

/** A pair of disc brake pads with the spring between them. */
export function drawDiscPads(sheet: Sheet, { compound }: { readonly compound: string }): string {
  const spring = line('M-60 130q60 70 120 0M-60 130l-30-190M60 130l30-190', '#8f979e', 10)
  return (
    sheet.laid(place(drawDiscPad(sheet, compound), 330, 470, -12, 1.25), 20) +
    sheet.laid(place(drawDiscPad(sheet, compound), 655, 560, 9, 1.25), 20) +
    sheet.laid(place(sheet.relief(spring, 2), 500, 140, 180, 0.8), 10)
  )
}

/** A mechanical disc calliper: body, mount, arm, cable adjuster and the knob of the inner pad. */
export function drawDiscCalliper(sheet: Sheet, { mount }: { readonly mount: 'flat' | 'post' }): string {
  const body =
    'M-250 60q-10-120 50-170q60-70 200-66q140-2 200 74q60 60 50 164q-4 60-60 90l-40 44q-150 36-300 0l-40-44q-54-30-60-92z'
  const feet =
    mount === 'flat'
      ? path(
          'M-330 196h660q30 0 30 32v44q0 30-30 30h-660q-30 0-30-30v-44q0-32 30-32z' +
            hole(-276, 250, 26) +
            hole(276, 250, 26),
          sheet.lit(DARK),
          'fill-rule="evenodd"',
        )
      : path(
          'M-384 -130q0-44 44-44h120v420h-120q-44 0-44-44z' + hole(-322, -100, 28) + hole(-322, 170, 28),
          sheet.lit(DARK),
          'fill-rule="evenodd"',
        )
  const slot = box(-210, 128, 420, 34, 12, '#0e0f11') + box(-170, 136, 340, 18, 4, sheet.round('#8b939a', true))
  const fins = repeat(5, (_, index) => line(`M${150 + index * 18} ${-66 + index * 8}v130`, '#00000055', 7))
  const arm = path(
    'M-50 -20l200-220q40-40 84-6q30 34 4 76l-190 230q-40 40-84 4q-40-40-14-84z' + hole(196, -206, 18),
    sheet.metal(),
    'fill-rule="evenodd"',
  )
  const clamp = sheet.relief(disc(172, -170, 26, sheet.metal('#8b939a')), 4) + path(hexagon(172, -170, 11), DARK)
  const housing = line('M-300 -470q60 90 96 190', '#16181a', 40) + line('M-306 -470q60 90 96 190', '#54595f', 8)
  const adjuster = place(
    box(-34, -96, 68, 130, 10, sheet.round('#43484d')) +
      repeat(7, (_, index) => line(`M-34 ${-80 + index * 16}h68`, '#00000055', 5)) +
      box(-20, -130, 40, 40, 6, sheet.round('#c9ced2')),
    -176,
    -176,
    -26,
  )
  const wire = line('M-160 -150Q20 -190 172 -170', '#8f979e', 9)
  const knob =
    sheet.relief(disc(0, 20, 112, sheet.lit('#3c4146')), 10) +
    place(sheet.relief(path(teeth(28, 84, 9, 0.8), '#c2452d'), 5) + path(hexagon(0, 0, 28), '#1b1d20'), 0, 20)
  return sheet.laid(
    place(
      housing +
        sheet.relief(feet, 10) +
        sheet.relief(path(body, sheet.lit('#4a4f55')), 18) +
        slot +
        fins +
        adjuster +
        wire +
        sheet.relief(arm, 9) +
        clamp +
        knob +
        text('BECK', -168, 96, 44, '#e7eaec'),
      500,
      560,
      0,
      1.08,
    ),
    24,
  )
}
