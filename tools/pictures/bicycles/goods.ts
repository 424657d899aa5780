/** The subject of each picture: a drawing, and the goods' colours and sizes. The names are those of the records. */
import { drawBarBag, drawPannier, drawPannierPair, drawRackBag, drawSaddleBag, drawTopTubeBag } from './bags.ts'
import { drawDiscCalliper, drawDiscPads, drawRotor } from './discBrakes.ts'
import { drawCables, drawLevers } from './levers.ts'
import {
  drawBlinkers,
  drawDynamoLamp,
  drawFrontLight,
  drawLightSet,
  drawRackLamp,
  drawRearLight,
  drawSpokeClips,
} from './lights.ts'
import { drawCableLock, drawChainLock, drawDLock, drawFoldingLock } from './locks.ts'
import { drawBottomBracket, drawChainset, drawDerailleur, drawPedals } from './mechs.ts'
import { drawMiniPump, drawTrackPump } from './pumps.ts'
import { drawLinearBrake, drawRimPads, drawRoadCalliper } from './rimBrakes.ts'
import type { Sheet } from './sheet.ts'
import { drawCassette, drawChain, drawChainring } from './sprockets.ts'
import {
  drawChainTool,
  drawChainWhip,
  drawHexKeys,
  drawMultiTool,
  drawPatchKit,
  drawTorqueWrench,
  drawTyreLevers,
} from './tools.ts'
import { BLACK_WALL, drawBottle, drawSizes, drawTapeRoll, drawTube, drawTyre } from './tyres.ts'

const BLACK = '#34383d'
const SILVER = '#b4bbc1'
const RUST = '#b5462a'
const PETROL = '#1f6f78'
const MOSS = '#55653a'
const YELLOW = '#e8b52c'
const TAN = '#b98f5e'

const GRAVEL = { depth: 104, tread: 'touring', words: 'TARNSIDE DRYSTONE' } as const
const SEALANT = { colour: '#f2f2ee', cap: '#e2562a', label: '#1f5a46' }
const LUBE = { tall: 520, wide: 230, colour: '#24272b' }

/** The drawing of each picture, by its name. */
export const GOODS: Readonly<Record<string, (sheet: Sheet) => string>> = {
  'tarnside-causeway-road-tyre': (sheet) =>
    drawTyre(sheet, { wall: BLACK_WALL, depth: 68, tread: 'file', words: 'TARNSIDE CAUSEWAY' }),
  'tarnside-drystone-gravel-tyre': (sheet) => drawTyre(sheet, { ...GRAVEL, wall: BLACK_WALL }),
  'tarnside-drystone-gravel-tyre-tan': (sheet) => drawTyre(sheet, { ...GRAVEL, wall: TAN }),
  'tarnside-packhorse-touring-tyre': (sheet) =>
    drawTyre(sheet, { wall: BLACK_WALL, depth: 92, tread: 'touring', words: 'TARNSIDE PACKHORSE', reflective: true }),
  'tarnside-scree-trail-tyre': (sheet) =>
    drawTyre(sheet, { wall: BLACK_WALL, depth: 130, tread: 'knobs', words: 'TARNSIDE SCREE' }),
  'tarnside-cobble-small-wheel-tyre': (sheet) =>
    drawTyre(sheet, { wall: BLACK_WALL, depth: 118, tread: 'slick', words: 'TARNSIDE COBBLE' }),
  'tarnside-road-inner-tube': (sheet) => drawTube(sheet, { thick: 50, valve: 'presta', stem: 70 }),
  'tarnside-road-inner-tube-60': (sheet) => drawTube(sheet, { thick: 50, valve: 'presta', stem: 100 }),
  'tarnside-road-inner-tube-80': (sheet) => drawTube(sheet, { thick: 50, valve: 'presta', stem: 140 }),
  'tarnside-hybrid-inner-tube': (sheet) => drawTube(sheet, { thick: 70, valve: 'presta', stem: 62 }),
  'tarnside-hybrid-inner-tube-schrader': (sheet) => drawTube(sheet, { thick: 70, valve: 'schrader', stem: 62 }),
  'tarnside-mtb-inner-tube': (sheet) => drawTube(sheet, { thick: 100, valve: 'presta', stem: 70 }),
  'tarnside-mtb-inner-tube-schrader': (sheet) => drawTube(sheet, { thick: 100, valve: 'schrader', stem: 70 }),
  'tarnside-tubeless-sealant': (sheet) =>
    drawBottle(sheet, { ...SEALANT, words: ['TARNSIDE', 'TUBELESS SEALANT', '250 ml'], tall: 470, wide: 270 }),
  'tarnside-tubeless-sealant-500': (sheet) =>
    drawBottle(sheet, { ...SEALANT, words: ['TARNSIDE', 'TUBELESS SEALANT', '500 ml'], tall: 565, wide: 350 }),
  'tarnside-tubeless-rim-tape': (sheet) => drawTapeRoll(sheet, { colour: '#e0b33c', wide: 110 }),
  'tarnside-tubeless-rim-tape-30': (sheet) => drawTapeRoll(sheet, { colour: '#e0b33c', wide: 165 }),

  'larkway-cartridge-rim-brake-pads': (sheet) => drawRimPads(sheet, { kind: 'cartridge', rubber: '#2a2c2f' }),
  'larkway-v-brake-pads': (sheet) => drawRimPads(sheet, { kind: 'post', rubber: '#2a2c2f' }),
  'larkway-v-brake-pads-red': (sheet) => drawRimPads(sheet, { kind: 'post', rubber: '#9c3a2e' }),
  'larkway-beck-disc-brake-pads': (sheet) => drawDiscPads(sheet, { compound: '#4a4540' }),
  'larkway-beck-disc-brake-pads-sintered': (sheet) => drawDiscPads(sheet, { compound: '#a06f3f' }),
  'larkway-six-bolt-rotor': (sheet) => drawRotor(sheet, { diameter: 160, mount: 'six-bolt' }),
  'larkway-six-bolt-rotor-140': (sheet) => drawRotor(sheet, { diameter: 140, mount: 'six-bolt' }),
  'larkway-six-bolt-rotor-180': (sheet) => drawRotor(sheet, { diameter: 180, mount: 'six-bolt' }),
  'larkway-six-bolt-rotor-203': (sheet) => drawRotor(sheet, { diameter: 203, mount: 'six-bolt' }),
  'larkway-centre-lock-rotor': (sheet) => drawRotor(sheet, { diameter: 160, mount: 'centre-lock' }),
  'larkway-centre-lock-rotor-140': (sheet) => drawRotor(sheet, { diameter: 140, mount: 'centre-lock' }),
  'larkway-centre-lock-rotor-180': (sheet) => drawRotor(sheet, { diameter: 180, mount: 'centre-lock' }),
  'larkway-flat-bar-brake-levers': (sheet) => drawLevers(sheet, { colour: BLACK }),
  'larkway-flat-bar-brake-levers-silver': (sheet) => drawLevers(sheet, { colour: SILVER }),
  'larkway-v-brake': (sheet) => drawLinearBrake(sheet, { colour: BLACK }),
  'larkway-v-brake-silver': (sheet) => drawLinearBrake(sheet, { colour: SILVER }),
  'larkway-road-calliper-brake': (sheet) => drawRoadCalliper(sheet, { colour: SILVER }),
  'larkway-beck-disc-calliper': (sheet) => drawDiscCalliper(sheet, { mount: 'flat' }),
  'larkway-beck-disc-calliper-post': (sheet) => drawDiscCalliper(sheet, { mount: 'post' }),
  'larkway-brake-cable-kit': (sheet) => drawCables(sheet, { colour: BLACK }),
  'larkway-brake-cable-kit-blue': (sheet) => drawCables(sheet, { colour: '#2d5ea8' }),
  'larkway-brake-cable-kit-red': (sheet) => drawCables(sheet, { colour: '#b8302c' }),

  'larkway-9-speed-chain': (sheet) => drawChain(sheet, { colour: SILVER }),
  'larkway-11-speed-chain': (sheet) => drawChain(sheet, { colour: '#cfd5da', inner: '#4a5057', wide: 0.86 }),
  'larkway-single-speed-chain': (sheet) => drawChain(sheet, { colour: SILVER, wide: 1.16 }),
  'larkway-single-speed-chain-black': (sheet) => drawChain(sheet, { colour: '#43484d', wide: 1.16 }),
  'larkway-single-speed-chain-gold': (sheet) => drawChain(sheet, { colour: '#c9a14a', wide: 1.16 }),
  'larkway-8-speed-cassette': (sheet) => drawCassette(sheet, { sprockets: [11, 13, 15, 17, 19, 21, 24, 28] }),
  'larkway-8-speed-cassette-32': (sheet) => drawCassette(sheet, { sprockets: [11, 13, 15, 18, 21, 24, 28, 32] }),
  'larkway-11-speed-cassette': (sheet) =>
    drawCassette(sheet, { sprockets: [11, 12, 13, 14, 15, 17, 19, 21, 23, 25, 28], carrier: true }),
  'larkway-11-speed-cassette-32': (sheet) =>
    drawCassette(sheet, { sprockets: [11, 12, 13, 14, 16, 18, 20, 22, 25, 28, 32], carrier: true }),
  'larkway-11-speed-cassette-34': (sheet) =>
    drawCassette(sheet, { sprockets: [11, 13, 15, 17, 19, 21, 23, 25, 27, 30, 34], carrier: true }),
  'larkway-11-speed-rear-mech': (sheet) => drawDerailleur(sheet, { cage: 250 }),
  'larkway-11-speed-rear-mech-long': (sheet) => drawDerailleur(sheet, { cage: 330 }),
  'larkway-compact-chainset': (sheet) => drawChainset(sheet, { large: 50, small: 34 }),
  'larkway-narrow-wide-chainring': (sheet) => drawChainring(sheet, { count: 32, colour: '#2a2d31' }),
  'larkway-narrow-wide-chainring-30': (sheet) => drawChainring(sheet, { count: 30, colour: '#2a2d31' }),
  'larkway-narrow-wide-chainring-34': (sheet) => drawChainring(sheet, { count: 34, colour: '#2a2d31' }),
  'larkway-threaded-bottom-bracket': drawBottomBracket,
  'larkway-platform-pedals': (sheet) => drawPedals(sheet, { colour: BLACK }),
  'larkway-platform-pedals-rust': (sheet) => drawPedals(sheet, { colour: RUST }),
  'larkway-platform-pedals-petrol': (sheet) => drawPedals(sheet, { colour: PETROL }),

  'owlight-wren-front-light': (sheet) => drawFrontLight(sheet, { colour: '#4a5057', lenses: 1, lumens: 400 }),
  'owlight-barn-front-light': (sheet) => drawFrontLight(sheet, { colour: '#26292c', lenses: 1, lumens: 800 }),
  'owlight-eagle-front-light': (sheet) => drawFrontLight(sheet, { colour: '#26292c', lenses: 2, lumens: 1600 }),
  'owlight-wren-rear-light': (sheet) => drawRearLight(sheet, { form: 'round', lumens: 30 }),
  'owlight-barn-rear-light': (sheet) => drawRearLight(sheet, { form: 'bar', lumens: 100 }),
  'owlight-commuter-light-set': drawLightSet,
  'owlight-clip-on-blinkers': (sheet) => drawBlinkers(sheet, { colour: BLACK }),
  'owlight-clip-on-blinkers-yellow': (sheet) => drawBlinkers(sheet, { colour: YELLOW }),
  'owlight-dynamo-headlamp': drawDynamoLamp,
  'owlight-dynamo-rack-lamp': drawRackLamp,
  'owlight-spoke-reflectors': drawSpokeClips,

  'larkway-tyre-levers': (sheet) => drawTyreLevers(sheet, { colour: BLACK }),
  'larkway-tyre-levers-yellow': (sheet) => drawTyreLevers(sheet, { colour: YELLOW }),
  'larkway-tyre-levers-petrol': (sheet) => drawTyreLevers(sheet, { colour: PETROL }),
  'larkway-puncture-repair-kit': drawPatchKit,
  'larkway-multi-tool': drawMultiTool,
  'larkway-hex-key-set': drawHexKeys,
  'larkway-chain-tool': drawChainTool,
  'larkway-chain-whip': drawChainWhip,
  'larkway-track-pump': (sheet) => drawTrackPump(sheet, { colour: RUST }),
  'larkway-track-pump-petrol': (sheet) => drawTrackPump(sheet, { colour: PETROL }),
  'larkway-mini-pump': (sheet) => drawMiniPump(sheet, { colour: BLACK }),
  'larkway-mini-pump-silver': (sheet) => drawMiniPump(sheet, { colour: SILVER }),
  'larkway-torque-wrench': drawTorqueWrench,
  'larkway-chain-lube': (sheet) =>
    drawBottle(sheet, { ...LUBE, cap: YELLOW, label: '#c98a1c', words: ['LARKWAY', 'DRY CHAIN LUBE', '100 ml'] }),
  'larkway-chain-lube-wet': (sheet) =>
    drawBottle(sheet, { ...LUBE, cap: PETROL, label: PETROL, words: ['LARKWAY', 'WET CHAIN LUBE', '100 ml'] }),

  'larkway-portcullis-d-lock': (sheet) => drawDLock(sheet, { tall: 600 }),
  'larkway-portcullis-d-lock-180': (sheet) => drawDLock(sheet, { tall: 490 }),
  'larkway-drawbridge-folding-lock': drawFoldingLock,
  'larkway-cable-lock': (sheet) => drawCableLock(sheet, { colour: BLACK }),
  'larkway-cable-lock-petrol': (sheet) => drawCableLock(sheet, { colour: PETROL }),
  'larkway-moat-chain-lock': (sheet) => drawChainLock(sheet, { colour: BLACK }),
  'larkway-roll-top-pannier': (sheet) => drawPannier(sheet, { colour: RUST }),
  'larkway-roll-top-pannier-moss': (sheet) => drawPannier(sheet, { colour: MOSS }),
  'larkway-roll-top-pannier-black': (sheet) => drawPannier(sheet, { colour: BLACK }),
  'larkway-double-pannier': (sheet) => drawPannierPair(sheet, { colour: MOSS }),
  'larkway-double-pannier-black': (sheet) => drawPannierPair(sheet, { colour: BLACK }),
  'larkway-saddle-bag': (sheet) => drawSaddleBag(sheet, { colour: BLACK, long: 240 }),
  'larkway-saddle-bag-large': (sheet) => drawSaddleBag(sheet, { colour: BLACK, long: 310 }),
  'larkway-handlebar-bag': (sheet) => drawBarBag(sheet, { colour: MOSS }),
  'larkway-handlebar-bag-rust': (sheet) => drawBarBag(sheet, { colour: RUST }),
  'larkway-top-tube-bag': (sheet) => drawTopTubeBag(sheet, { colour: BLACK }),
  'larkway-rack-bag': (sheet) => drawRackBag(sheet, { colour: PETROL }),

  'drawn-sizes': drawSizes,
}
