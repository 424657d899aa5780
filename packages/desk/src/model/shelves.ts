import type { CategoryRecord, GroupRecord } from '@shop/core/catalogue/schema.ts'
import type { Edit, Files } from '@shop/shop-files/edits/edits.ts'
import { getAt, setAt } from '@shop/shop-files/edits/setAt.ts'
import { formatSlug } from '@shop/shop-files/spreadsheet/foreign.ts'

const GROUPS_FILE = 'groups.json'
const SHOP_FILE = 'shop.json'

/** The groups of the menu; none while one of them lists no categories, since a move writes all of them. */
export function listGroups(files: Files): readonly GroupRecord[] {
  const value = files[GROUPS_FILE]
  const groups = Array.isArray(value) ? (value as readonly (GroupRecord | null)[]) : []
  return groups.every((group) => Array.isArray(group?.categories)) ? (groups as readonly GroupRecord[]) : []
}

/** A list with one item moved; an index beyond its ends is its end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const [item] = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return item === undefined ? rest : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}

/** Puts a group of the menu at another place. */
export function moveGroup(files: Files, from: number, to: number): Edit[] {
  const groups = listGroups(files)
  return [{ file: GROUPS_FILE, was: groups, now: moveItem(groups, from, to) }]
}

/** A new group at the end of the menu, with a category that is its first. Gives what is wrong instead. */
export function addGroup(
  files: Files,
  { title, category }: { readonly title: string; readonly category: string },
): { readonly id: string; readonly edits: readonly Edit[] } | { readonly error: string } {
  const was = files[GROUPS_FILE]
  const groups = listGroups(files)
  if (!Array.isArray(was) || was.length !== groups.length)
    return { error: 'The groups cannot be read as they are. See the problems, and correct groups.json in an editor.' }
  const tittle = title.trim()
  const id = formatSlug(tittle)
  if (id === '') return { error: 'Write a title with Latin letters: the address is made of it.' }
  if (groups.some((group) => group.id === id))
    return { error: `There is a group at the address “${id}” already. Write another title.` }
  const all: Files = { ...files, [GROUPS_FILE]: [...groups, { id, tittle, dec: tittle, categories: [] }] }
  return { id, edits: moveCategory(all, category, id).map((edit) => ({ ...edit, was })) }
}

/** Takes an empty group out of the menu, and out of the shop's facts; one with categories stays. */
export function removeGroup(files: Files, id: string): Edit[] {
  const groups = listGroups(files)
  const now = groups.filter((group) => group.id !== id || group.categories.length > 0)
  if (now.length === groups.length) return []
  const shop = files[SHOP_FILE]
  return [
    { file: GROUPS_FILE, was: groups, now },
    ...(getAt(shop, ['introGroup']) === id
      ? [{ file: SHOP_FILE, was: shop, now: setAt(shop, ['introGroup'], undefined) }]
      : []),
  ]
}

/** Puts a category into a group, at a place among those that it has; without one at the end. */
export function moveCategory(files: Files, id: string, group: string, place?: number): Edit[] {
  const groups = listGroups(files)
  const now = groups.map((each) => {
    const others = each.categories.filter((other) => other !== id)
    if (each.id !== group) return others.length === each.categories.length ? each : { ...each, categories: others }
    return { ...each, categories: others.toSpliced(place ?? others.length, 0, id) }
  })
  return [{ file: GROUPS_FILE, was: groups, now }]
}

/** Puts a product at another place of its category. */
export function reorderProduct(files: Files, file: string, from: number, to: number): Edit[] {
  const was = files[file] as CategoryRecord
  return [{ file, was, now: { ...was, product: moveItem(was.product, from, to) } }]
}

/** Takes a product from one category to the end of another, which may list it already. */
export function moveProduct(files: Files, slug: string, from: string, to: string): Edit[] {
  const [here, there] = [files[from] as CategoryRecord, files[to] as CategoryRecord]
  return [
    { file: from, was: here, now: { ...here, product: here.product.filter((other) => other !== slug) } },
    ...(there.product.includes(slug)
      ? []
      : [{ file: to, was: there, now: { ...there, product: [...there.product, slug] } }]),
  ]
}
