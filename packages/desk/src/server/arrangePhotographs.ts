import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRendered } from '@shop/shop-files/load/loadCatalogue.ts'
import { writeRendered } from '@shop/shop-files/photographs/pictureFiles.ts'
import { listViews, nameView } from '../model/views.ts'

const PHOTOGRAPH = /^(.+)(\.[a-z]+)$/i
const PICTURE = /^(.+?)((?:\.cut)?-\d+\.(?:avif|webp))$/

/**
 * Puts the pictures of a product in this order, the first of them on its card, and removes those that are not named. Gives
 * a complaint where one has no photograph: what is rendered would be rendered again under its old name.
 */
export function arrangePhotographs(folder: string, first: string, order: readonly string[]): string | undefined {
  const record = readRendered(folder)
  const views = listViews(Object.keys(record), first)
  if (order.length === 0 || new Set(order).size < order.length || order.some((name) => !views.includes(name)))
    return 'These are not the pictures that the product has now. Reload the page.'
  const photographs = listFiles(path.join(folder, 'photographs'), PHOTOGRAPH, views)
  const bare = views.find((view) => !photographs.some(({ name }) => name === view))
  if (bare !== undefined) return `There is no photograph of “${bare}” in photographs/: only photographs can be moved.`
  const files = [...photographs, ...listFiles(path.join(folder, 'pictures'), PICTURE, views)]
  const moved = files.flatMap(({ place, file, name, rest }) => {
    const index = order.indexOf(name)
    const from = path.join(place, file)
    return index < 0 ? [] : [{ from, to: path.join(place, nameView(first, index) + rest), body: readFileSync(from) }]
  })
  // At no moment is a photograph nowhere.
  for (const { to, body } of moved) writeFileSync(`${to}.new`, body)
  for (const { to } of moved) renameSync(`${to}.new`, to)
  const kept = new Set(moved.map(({ to }) => to))
  for (const { place, file } of files) if (!kept.has(path.join(place, file))) rmSync(path.join(place, file))
  writeRendered(folder, {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !views.includes(name))),
    ...Object.fromEntries(order.map((name, index) => [nameView(first, index), record[name]!])),
  })
  return undefined
}

/** The files of these pictures, each by its picture's name and the rest of its own. */
function listFiles(place: string, pattern: RegExp, names: readonly string[]) {
  return (existsSync(place) ? readdirSync(place) : []).flatMap((file) => {
    const [, name = '', rest = ''] = pattern.exec(file) ?? []
    return names.includes(name) ? [{ place, file, name, rest }] : []
  })
}
