import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const PackageSchema = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string(), '') })
type Package = v.InferOutput<typeof PackageSchema>

/** A part of the shop that a browser is sent and that others have written. */
interface Part extends Package {
  /** As the registry of packages gave it: an algorithm and a hash in base64. Empty where it is no package. */
  readonly integrity: string
  readonly text: string
}

const LICENCE = /^(mit-)?licen[cs]e(\.|$)/i
const FONT: Pick<Part, 'name' | 'version' | 'license' | 'integrity'> = {
  name: 'Archivo',
  version: '2',
  license: 'OFL-1.1',
  integrity: '',
}

/**
 * `licences.txt` and `sbom.cdx.json` (CycloneDX 1.6): the packages of which something is in the bundle, by the files that
 * it was made from, and the font. The same bundle makes the same files: they name no time and no place.
 */
export function buildShippedFiles(root: string, modules: Iterable<string>): Map<string, string> {
  const own = readPackage(root)
  const integrities = readIntegrities(root)
  const parts: Part[] = listPackageFolders(modules).map((folder) => {
    const facts = readPackage(folder)
    return { ...facts, integrity: integrities.get(facts.name) ?? '', text: readLicence(folder) }
  })
  parts.push({ ...FONT, text: readFileSync(path.join(root, 'packages/core/src/tokens/fonts/OFL.txt'), 'utf8') })
  parts.sort((a, b) => (a.name < b.name ? -1 : 1))
  return new Map([
    ['licences.txt', formatLicences({ ...own, text: readLicence(root), integrity: '' }, parts)],
    ['sbom.cdx.json', `${JSON.stringify(buildSbom(own, parts), null, 2)}\n`],
  ])
}

/** The folders of the packages that these modules are of, each once. */
export function listPackageFolders(modules: Iterable<string>): string[] {
  const folders = [...modules].flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id)?.[1] ?? [])
  return [...new Set(folders)]
}

function readPackage(folder: string): Package {
  return v.parse(PackageSchema, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
}

function readLicence(folder: string): string {
  const file = readdirSync(folder).find((name) => LICENCE.test(name))
  if (file === undefined) throw new Error(`${folder} has no text of its licence, so it cannot be shipped.`)
  return readFileSync(path.join(folder, file), 'utf8')
}

const LockSchema = v.object({ packages: v.record(v.string(), v.object({ integrity: v.optional(v.string(), '') })) })

function readIntegrities(root: string): Map<string, string> {
  const { packages } = v.parse(LockSchema, JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  return new Map(
    Object.entries(packages).map(([place, { integrity }]) => [place.replace(/^node_modules\//, ''), integrity]),
  )
}

function formatLicences(own: Part, parts: readonly Part[]): string {
  const list = [own, ...parts].map(({ name, version, license, text }) => {
    const title = `${name} ${version} (${license})`
    return `${title}\n${'-'.repeat(title.length)}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`
  })
  return `What this shop sends to a browser, and the terms of each.\n\n${list.join('\n\n')}`
}

function buildSbom(own: Package, parts: readonly Part[]): object {
  const refer = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`
  const describe = (part: Part) => ({
    type: part.integrity ? 'library' : 'file',
    'bom-ref': part.integrity ? refer(part) : part.name,
    name: part.name,
    version: part.version,
    licenses: [{ license: { id: part.license } }],
    ...(part.integrity && { purl: refer(part), hashes: [formatHash(part.integrity)] }),
  })
  const components = parts.map(describe)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own.name, name: own.name, version: own.version } },
    components,
    dependencies: [{ ref: own.name, dependsOn: components.map((component) => component['bom-ref']) }],
  }
}

/** From "sha512-" and base64 to what CycloneDX writes. */
function formatHash(integrity: string): { alg: string; content: string } {
  const [, length = '', hash = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? []
  return { alg: `SHA-${length}`, content: Buffer.from(hash, 'base64').toString('hex') }
}
