import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { writeSchemas } from '../check/writeSchemas.ts'

/** A shop of three samples, which builds as it is. */
const SAMPLES = path.join(import.meta.dirname, 'shop')

/** Writes a shop to start from into `folder`. Throws if there is anything in it. */
export function writeNewShop(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty, and nothing in it was changed. Name a new folder.`)
  cpSync(SAMPLES, folder, { recursive: true })
  const { files } = readCatalogueFiles(folder)
  writeSchemas(path.join(folder, 'schema'), files?.attributes ?? [])
}
