import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Disk, openDisk } from './disk.ts'

const texts = (entries: Readonly<Record<string, string | null>>) => new Map(Object.entries(entries))
const ignore = () => undefined
const open = () => openDisk(ignore)
const readAll = async (disk: Disk) => Object.fromEntries(await disk.read())

beforeEach(async () => {
  const request = indexedDB.deleteDatabase('shop')
  await new Promise((resolve) => (request.onsuccess = resolve))
})

test('texts are there for every tab, and gone where they are to go', async () => {
  const [one, other] = [await open(), await open()]
  expect(await one.write(texts({ cart: '{}', 'cart+1': '', lists: '[]' }))).toBe(true)
  expect(await one.write(texts({ lists: null }))).toBe(true)
  expect(await readAll(other)).toEqual({ cart: '{}', 'cart+1': '' })
  expect(Object.fromEntries(await other.read(['cart', 'lists']))).toEqual({ cart: '{}', lists: null })
})

test('a write is on its way when it returns: what is read next has it', async () => {
  const disk = await open()
  void disk.write(texts({ cart: 'a' }))
  expect(await readAll(disk)).toEqual({ cart: 'a' })
})

test.each([
  ['as expected', { cart: 'a', 'cart+1': 'b' }, true],
  ['another value', { cart: 'x', 'cart+1': 'b' }, false],
  ['a change that is gone', { cart: 'a', 'cart+1': 'b', 'cart+2': 'c' }, false],
  ['a value where none was expected', { cart: null, 'cart+1': 'b' }, false],
])('texts are swapped whole or not at all: %s', async (_, expected, isSwapped) => {
  const disk = await open()
  await disk.write(texts({ cart: 'a', 'cart+1': 'b' }))
  expect(await disk.swap(texts(expected), texts({ cart: 'ab', 'cart+1': null }))).toBe(isSwapped)
  expect(await readAll(disk)).toEqual(isSwapped ? { cart: 'ab' } : { cart: 'a', 'cart+1': 'b' })
})

test('of two swaps of the same texts at once one is done', async () => {
  const [one, other] = [await open(), await open()]
  await one.write(texts({ cart: 'a', 'cart+1': 'b' }))
  const swap = (disk: Disk) => disk.swap(texts({ cart: 'a', 'cart+1': 'b' }), texts({ cart: 'ab', 'cart+1': null }))
  expect(await Promise.all([swap(one), swap(other)])).toEqual([true, false])
})

test('a browser that refuses is told from one that keeps', async () => {
  const refuse = vi.spyOn(IDBFactory.prototype, 'open')
  refuse.mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await expect(open()).rejects.toThrow('insecure')
  refuse.mockRestore()
})

test('where the browser has closed the store, what comes is kept in a new one, and the page is told', async () => {
  const { open: openAsBefore } = Object.getOwnPropertyDescriptors(IDBFactory.prototype)
  let database: IDBDatabase | undefined
  const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name) {
    const request = openAsBefore.value!.call(this, name)
    request.addEventListener('success', () => (database = request.result))
    return request
  })
  const handleLost = vi.fn()
  const disk = await openDisk(handleLost)
  database!.close()
  expect(await disk.write(texts({ cart: 'a' })).catch(() => false)).toBe(false)
  database!.onclose!(new Event('close'))
  await vi.waitFor(() => expect(handleLost).toHaveBeenCalledOnce())
  expect(await disk.write(texts({ cart: 'b' }))).toBe(true)
  spy.mockRestore()
})
