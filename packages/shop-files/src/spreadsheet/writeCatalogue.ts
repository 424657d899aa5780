import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import prettier from 'prettier'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { editJson } from './editJson.ts'

/** The texts of the catalogue's files that differ, by name: only what has changed in a file is rewritten. */
export async function formatChangedFiles(
  folder: string,
  before: CatalogueFiles,
  after: CatalogueFiles,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const edit = async (file: string, was: unknown, is: unknown) => {
    if (JSON.stringify(was) !== JSON.stringify(is)) texts.set(file, await formatEdited(folder, file, was, is))
  }
  const names = (files: CatalogueFiles) => files.products.map(({ file }) => file)
  const listIn = (files: CatalogueFiles, name: string) =>
    files.products.flatMap(({ file, record }) => (file === name ? [record] : []))
  for (const file of new Set([...names(before), ...names(after)])) {
    await edit(file, listIn(before, file), listIn(after, file))
  }
  const categories = new Map(before.categories.map(({ file, record }) => [file, record]))
  for (const { file, record } of after.categories) await edit(file, categories.get(file), record)
  await edit('groups.json', before.groups, after.groups)
  await edit('status.json', before.statuses, after.statuses)
  return texts
}

/** The text of a file with one value in place of another, laid out as the file is. */
export async function formatEdited(folder: string, file: string, was: unknown, is: unknown): Promise<string> {
  const place = path.join(folder, file)
  const config: prettier.Options = { ...(await prettier.resolveConfig(place)), parser: 'json', endOfLine: 'auto' }
  if (!existsSync(place)) return prettier.format(JSON.stringify(is), config)
  const [, mark = '', text = ''] = /^(\uFEFF?)([\s\S]*)$/.exec(readFileSync(place, 'utf8'))!
  // Keeps the line ends of the file: added lines would have others.
  if (/\r\n/.test(text) && !/(?<!\r)\n/.test(text))
    return mark + (await layOut(text.replaceAll('\r\n', '\n'), was, is, config)).replaceAll('\n', '\r\n')
  return mark + (await layOut(text, was, is, config))
}

async function layOut(text: string, was: unknown, is: unknown, config: prettier.Options): Promise<string> {
  const edited = editJson(text, was, is)
  // As a program has written it.
  for (const indent of [1, 2, 4, '\t'])
    if (JSON.stringify(was, null, indent) === text.trimEnd())
      return JSON.stringify(JSON.parse(edited), null, indent) + text.slice(text.trimEnd().length)
  for (const options of [config, { ...config, printWidth: 120 }, { ...config, printWidth: 80 }])
    if ((await prettier.format(text, options)) === text) return prettier.format(edited, options)
  return edited
}

/** Writes all of the files, or none where the device has no room: each is written beside its place first. */
export function writeFiles(folder: string, texts: ReadonlyMap<string, string>): void {
  const waiting: (readonly [from: string, to: string])[] = []
  try {
    for (const [file, text] of texts) {
      const to = path.join(folder, file)
      mkdirSync(path.dirname(to), { recursive: true })
      waiting.push([`${to}.new`, to])
      writeFileSync(`${to}.new`, text)
    }
  } catch (error) {
    for (const [from] of waiting) rmSync(from, { force: true })
    throw error
  }
  for (const [from, to] of waiting) renameSync(from, to)
}
