/** The wide pictures of home and the categories: goods side by side on 1500 × 700. */
import { GOODS } from './goods.ts'
import { place, type Sheet } from './sheet.ts'

/** Goods with where their sheet's corner is, how large, and how far turned. */
type Piece = readonly [name: string, x: number, y: number, scale: number, turn?: number]

const SCENES: Readonly<Record<string, readonly Piece[]>> = {
  'hero-home': [
    ['tarnside-drystone-gravel-tyre-tan', 20, 20, 0.66],
    ['larkway-roll-top-pannier', 930, 80, 0.6],
    ['larkway-11-speed-cassette-32', 470, 60, 0.42],
    ['owlight-barn-front-light', 800, 20, 0.3],
    ['larkway-platform-pedals-rust', 620, 360, 0.32],
    ['larkway-six-bolt-rotor', 350, 330, 0.36],
  ],
  'hero-tyres-and-tubes': [
    ['tarnside-scree-trail-tyre', 10, 20, 0.66],
    ['tarnside-drystone-gravel-tyre-tan', 440, 20, 0.66],
    ['tarnside-tubeless-sealant', 1110, 290, 0.42],
    ['tarnside-road-inner-tube', 860, 50, 0.5],
    ['tarnside-tubeless-rim-tape', 960, 420, 0.26],
  ],
  'hero-brakes': [
    ['larkway-six-bolt-rotor-203', 20, 20, 0.66],
    ['larkway-beck-disc-calliper', 520, 170, 0.5],
    ['larkway-beck-disc-brake-pads-sintered', 860, 20, 0.4],
    ['larkway-flat-bar-brake-levers-silver', 960, 270, 0.44],
  ],
  'hero-drivetrain': [
    ['larkway-compact-chainset', 10, 30, 0.66],
    ['larkway-11-speed-cassette-34', 600, 60, 0.58],
    ['larkway-11-speed-rear-mech', 1040, 40, 0.52],
    ['larkway-platform-pedals', 960, 440, 0.26],
  ],
  'hero-lights': [
    ['owlight-eagle-front-light', 20, 40, 0.66],
    ['owlight-barn-rear-light', 570, 60, 0.52],
    ['owlight-dynamo-headlamp', 920, 30, 0.46],
    ['owlight-clip-on-blinkers-yellow', 940, 400, 0.3],
  ],
  'hero-tools': [
    ['larkway-track-pump', 20, 20, 0.66],
    ['larkway-hex-key-set', 480, 40, 0.46],
    ['larkway-multi-tool', 860, 60, 0.4],
    ['larkway-torque-wrench', 560, 330, 0.4],
    ['larkway-tyre-levers-yellow', 1060, 330, 0.34],
  ],
  'hero-bags-and-locks': [
    ['larkway-roll-top-pannier-moss', 10, 20, 0.66],
    ['larkway-handlebar-bag-rust', 470, 150, 0.54],
    ['larkway-portcullis-d-lock', 990, 50, 0.5],
    ['larkway-cable-lock-petrol', 880, 10, 0.3],
  ],
}

/** The drawing of each wide picture, by its name. */
export const HEROES: Readonly<Record<string, (sheet: Sheet) => string>> = Object.fromEntries(
  Object.entries(SCENES).map(([name, pieces]) => [
    name,
    (sheet: Sheet) =>
      pieces.map(([goods, x, y, scale, turn = 0]) => place(GOODS[goods]!(sheet), x, y, turn, scale)).join(''),
  ]),
)
