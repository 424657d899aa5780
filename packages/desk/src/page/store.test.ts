import { beforeEach, expect, test, vi } from 'vitest'
import { applyEdits, type Edit, type Files } from '@shop/shop-files/edits/edits.ts'
import * as store from './store.ts'
import { writeFiles } from './writing.ts'

const FILE = 'categories/bells.json'
let onDisk: Files
let version = 0
/** Called while the desk's server is asked, for changes elsewhere. */
let meanwhile: (name: string) => unknown

function write(part: Record<string, unknown>): void {
  version += 1
  onDisk = { ...onDisk, [FILE]: { ...(onDisk[FILE] as object), ...part } }
}
const type = (part: Record<string, unknown>, field?: string) => {
  const was = store.getDesk().files[FILE] as object
  store.edit([{ file: FILE, was, now: { ...was, ...part } }], field)
}

vi.stubGlobal('fetch', (address: string, init?: { body: string }) => {
  const name = address.replace(/^\/api\/(\w+).*/, '$1')
  const edits = name === 'save' ? (JSON.parse(init!.body) as Edit[]) : []
  if (name === 'save') {
    version += 1
    onDisk = applyEdits(onDisk, edits).files
  }
  meanwhile(name)
  const answers: Record<string, unknown> = {
    shop: { state: String(version), folder: '', files: onDisk, problems: [], pictures: {} },
    save: { kind: 'saved', files: [FILE] },
    check: [],
    photograph: {},
  }
  return Promise.resolve(new Response(JSON.stringify(answers[name])))
})

beforeEach(async () => {
  meanwhile = () => undefined
  version += 1
  onDisk = { [FILE]: { tittle: 'Bells', dec: 'Bells.', inside: 'All sorts', product: [] } }
  for (const clash of store.getDesk().clashes) store.settle(clash, 'theirs')
  while (store.getDesk().undo.length > 0) store.undo()
  await store.readShop()
  for (const clash of store.getDesk().clashes) store.settle(clash, 'theirs')
})

test('what is typed on into a field while it is being saved is not a clash', async () => {
  type({ tittle: 'Bell' })
  meanwhile = (name) => name === 'save' && type({ tittle: 'Bells and horns' })
  await store.save()
  expect(store.getDesk()).toMatchObject({ clashes: [], files: { [FILE]: { tittle: 'Bells and horns' } } })
  expect(store.listUnsaved()).toMatchObject([{ was: { tittle: 'Bell' }, now: { tittle: 'Bells and horns' } }])
})

test('what this window writes, however slowly, is not called another’s change', async () => {
  store.say('Taking it in')
  const isBefore = store.readShop()
  await writeFiles(async () => {
    write({ dec: 'Own.' })
    await store.readShop()
  })
  await isBefore
  expect(store.getDesk()).toMatchObject({ notice: 'Taking it in', files: { [FILE]: { dec: 'Own.' } } })
  write({ dec: 'Theirs.' })
  await store.readShop()
  expect(store.getDesk().notice).toMatch(/changed outside/)
})

test('a further change elsewhere adds its clash, and takes the place of the one in the same field', async () => {
  type({ tittle: 'Mine', dec: 'Mine.' })
  write({ tittle: 'Theirs' })
  await store.readShop()
  write({ dec: 'Theirs.' })
  await store.readShop()
  write({ tittle: 'Theirs again' })
  await store.readShop()
  expect(store.getDesk().clashes.map(({ path, theirs }) => [...path, theirs])).toEqual([
    ['dec', 'Theirs.'],
    ['tittle', 'Theirs again'],
  ])
})

test('undoing what was typed before and after a change elsewhere keeps that change', async () => {
  type({ tittle: 'B' }, 'tittle')
  write({ dec: 'Theirs.' })
  await store.readShop()
  type({ tittle: 'Be' }, 'tittle')
  store.undo()
  store.undo()
  expect(store.getDesk().files[FILE]).toMatchObject({ tittle: 'Bells', dec: 'Theirs.' })
})

const GOODS = 'products/bells.json'
const BELL = { slug: 'bell', discription: 'Bell', NewPrice: '£12.00', fromPrice: '£10.00', attributes: {} }

test('a text that could not be kept is a step of its own, and each step is named as it is taken back', async () => {
  onDisk = { ...onDisk, [GOODS]: [BELL, { ...BELL, slug: 'horn', discription: 'Horn' }] }
  version += 1
  await store.readShop()
  const write = (ids: readonly string[], text: string, did?: string) =>
    store.editCells(
      ids.map((id) => ({ id, column: 'NewPrice', text })),
      did,
    )
  write(['bell', 'horn'], '6', 'pasted')
  write(['bell'], 'abc')
  expect(store.getDesk().refused).toMatchObject([{ id: 'bell', text: 'abc' }])
  store.undo()
  expect(store.getDesk().refused).toEqual([])
  expect(store.getDesk().notice).toBe('Undone: “abc” in Price inc. VAT of Bell. 1 step left to undo.')
  expect(store.getDesk().files[GOODS]).toMatchObject([{ NewPrice: '£6.00' }, { NewPrice: '£6.00' }])
  store.redo()
  store.dropRefused(store.getDesk().refused[0]!)
  store.undo()
  expect(store.getDesk().refused).toMatchObject([{ text: 'abc' }])
  expect(store.getDesk().notice).toBe('Undone: Price inc. VAT of Bell left as it was. 2 steps left to undo.')
  store.undo()
  store.undo()
  expect(store.getDesk().notice).toBe('Undone: 2 prices pasted. 0 steps left to undo.')
  expect(store.getDesk().files[GOODS]).toMatchObject([{ NewPrice: '£12.00' }, { NewPrice: '£12.00' }])
  type({ tittle: 'Bells and horns' })
  store.undo()
  expect(store.getDesk().notice).toContain('Undone: Category Bells and horns: Title.')
})

test('a photograph waits for the save of its product, and that of a product that is given up is not taken in', async () => {
  const asked: string[] = []
  meanwhile = (name) => asked.push(name)
  const photograph = { cut: new Blob(['']), source: 'blob:' }
  store.setWaiting({ bell: photograph, 'bell--2': photograph, horn: photograph })
  store.edit([{ file: GOODS, key: 'bell', now: BELL }])
  await store.save()
  expect(asked.filter((name) => name === 'photograph')).toHaveLength(2)
  expect(Object.keys(store.getDesk().waiting)).toEqual(['horn'])
  expect(store.getDesk().notice).toBe('Saved in 1 file, with 2 photographs.')
})
