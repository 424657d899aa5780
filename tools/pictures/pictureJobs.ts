import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const Parameters = v.optional(v.record(v.string(), v.unknown()), {})
const Camera = v.optional(v.record(v.string(), v.unknown()))

const VariantsSchema = v.record(
  v.string(),
  v.strictObject({
    family: v.string(),
    parameters: Parameters,
    views: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['front']),
    /** Width and height of the master, in px. */
    size: v.optional(v.number(), 800),
    samples: v.optional(v.number()),
    camera: Camera,
  }),
)

const HeroSchema = v.object({
  pieces: v.array(
    v.object({
      family: v.string(),
      parameters: Parameters,
      at: v.optional(v.array(v.number())),
      turn: v.optional(v.number()),
    }),
  ),
  camera: Camera,
})

/** One picture to render: what `tools/pictures/render.py` takes, the name it is kept under, and what it depends on. */
export interface PictureJob {
  /** "<slug>" for the first view, "<slug>--<view>" for a further one, or the name of a hero. */
  readonly name: string
  readonly families: readonly string[]
  /** True for a still life of several products. */
  readonly isHero: boolean
  /** True for a pack with a print of our own design. */
  readonly isPack: boolean
  /** The job for the renderer, without `out`. */
  readonly render: Readonly<Record<string, unknown>>
  /** Changes when the family's script or a parameter does. */
  readonly hash: string
}

const HERO_SIZE = { size: 1200, height: 560 }
/** The denoiser smooths light, never print or weave: so few are enough (tools/pictures/README.md). */
const PACK_SAMPLES = 16
const INSPECTED_SAMPLES = 24
const HERO_SAMPLES = 32
const INSPECTED_SIZE = 1200
/** A further view is a closer one: it needs fewer pixels than the whole. */
const MAX_FURTHER_SIZE = 900

/** Every picture that the tables in `tools/pictures/` ask for. Throws, naming the file, where a table does not parse. */
export function readPictureJobs(folder: string): PictureJob[] {
  return [...readVariants(folder), ...readHeroes(folder)]
}

function readVariants(folder: string): PictureJob[] {
  return listJson(path.join(folder, 'variants')).flatMap((file) =>
    Object.entries(parse(VariantsSchema, file)).flatMap(([slug, variant]) =>
      variant.views.map((view, index) => {
        const samples = variant.samples ?? (variant.size >= INSPECTED_SIZE ? INSPECTED_SAMPLES : PACK_SAMPLES)
        const { family, parameters, size, camera } = variant
        const width = index === 0 ? size : Math.min(size, MAX_FURTHER_SIZE)
        const render = { family, parameters, view, size: width, ...(camera && { camera }) }
        return buildJob(folder, index === 0 ? slug : `${slug}--${view}`, [family], render, samples)
      }),
    ),
  )
}

function readHeroes(folder: string): PictureJob[] {
  return listJson(path.join(folder, 'heroes')).map((file) => {
    const { pieces, camera } = parse(HeroSchema, file)
    const families = [...new Set(pieces.map(({ family }) => family))]
    return buildJob(
      folder,
      path.parse(file).name,
      families,
      { pieces, ...(camera && { camera }), ...HERO_SIZE },
      HERO_SAMPLES,
    )
  })
}

/** A print that names the product and says how many there are is a pack's; what is printed on goods has no count. */
function isPack(parameters: unknown): boolean {
  const { title, count, detail } = (parameters ?? {}) as Record<string, unknown>
  return Boolean(title && (count || detail))
}

/** `samples` is how long it is exposed: it changes no more than the grain, and so not the hash. */
function buildJob(
  folder: string,
  name: string,
  families: readonly string[],
  render: PictureJob['render'],
  samples: number,
): PictureJob {
  const hash = createHash('sha256').update(JSON.stringify(render))
  for (const family of families) hash.update(readScripts(folder, family))
  return {
    name,
    families,
    isHero: 'pieces' in render,
    isPack: isPack(render['parameters']),
    render: { ...render, samples },
    hash: hash.digest('hex').slice(0, 16),
  }
}

/**
 * A family's script with what it shares with other families. The studio is left out: a change there that should
 * render everything again says so by its version in `studio/__init__.py`.
 */
function readScripts(folder: string, family: string): string {
  const file = path.join(folder, 'families', `${family}.py`)
  if (!existsSync(file))
    throw new Error(`${file} is missing, but a table in tools/pictures/ names the family "${family}".`)
  const script = readFileSync(file, 'utf8')
  const imports = [...script.matchAll(/^from families(?:\.(\w+)| import (\w+))/gm)]
  const shared = imports.map(([, whole, part]) => readScripts(folder, whole ?? part!))
  return [script, ...shared, readFileSync(path.join(folder, 'studio', '__init__.py'), 'utf8')].join('\n')
}

function listJson(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
}

function parse<T>(schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>, file: string): T {
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file} › ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
