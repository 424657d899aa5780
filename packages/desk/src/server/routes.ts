import path from 'node:path'
import * as v from 'valibot'
import type { Edit } from '@shop/shop-files/edits/edits.ts'
import { arrangePhotographs } from './arrangePhotographs.ts'
import { checkTexts } from './check.ts'
import { type Committed, readCommitted } from './committed.ts'
import { buildLiveData, buildLiveShop } from './live.ts'
import { parseJson } from './parseJson.ts'
import { decodePhotograph, judgePhotograph, takePhotograph } from './photographs.ts'
import { listPictureFiles } from './pictureFiles.ts'
import { RequestError } from './requestError.ts'
import { formatEdits, save } from './save.ts'
import { hashTexts, parseTexts, readTexts, type Texts } from './shopFiles.ts'
import type { Workshop } from './work.ts'

/** The facts of one run of the desk. */
export interface Desk {
  /** The shop's. */
  readonly folder: string
  /** The texts as they were when the desk was opened. */
  readonly opened: Texts
  readonly workshop: Workshop
  /** Saves follow one another. */
  queue: Promise<unknown>
}

interface Request {
  readonly method: string
  readonly name: string
  readonly searchParams: URLSearchParams
  readonly body: Buffer
}

const EditsSchema = v.array(
  v.object({
    file: v.string(),
    key: v.optional(v.string()),
    was: v.optional(v.unknown()),
    now: v.optional(v.unknown()),
  }),
)
const OrderSchema = v.object({ first: v.string(), order: v.array(v.string()) })
const LiveSchema = v.object({ slug: v.string(), edits: EditsSchema })

/** The requests that the page may make, by method and name. */
const ROUTES: Readonly<Record<string, (desk: Desk, request: Request) => unknown>> = {
  'GET shop': ({ folder }, { searchParams }) => readShop(folder, searchParams.get('known')),
  'GET committed': ({ folder, opened }): Committed => readCommitted(folder, opened),
  'GET live': ({ folder }) => buildLiveShop(checkTexts(folder, readTexts(folder)), folder) ?? null,
  'POST check': async ({ folder }, { body }) => {
    const texts = readTexts(folder)
    const { changed } = await formatEdits(folder, texts, readEdits(body))
    return checkTexts(folder, new Map([...texts, ...changed])).problems
  },
  'POST live': async ({ folder }, { body }) => {
    const { slug, edits } = parse(LiveSchema, body)
    return (await buildLiveData(folder, slug, edits as Edit[])) ?? null
  },
  'POST decode': async (_, { body }) => (await decodePhotograph(body)) ?? null,
  'POST judge': async (_, { searchParams, body }) => ({
    complaint: await judgePhotograph(searchParams.get('name') ?? '', body),
  }),
  'POST photograph': async (desk, { searchParams, body }) => {
    const taken = desk.queue.then(() => takePhotograph(desk.folder, searchParams.get('name') ?? '', body))
    desk.queue = taken.catch(() => undefined)
    return { complaint: await taken }
  },
  'POST arrange': async (desk, { body }) => {
    const { first, order } = parse(OrderSchema, body)
    const arranged = desk.queue.then(() => arrangePhotographs(desk.folder, first, order))
    desk.queue = arranged.catch(() => undefined)
    return { complaint: await arranged }
  },
  'GET work': ({ workshop }) => workshop.look() ?? null,
  'POST work': ({ workshop }, { searchParams }) => {
    const kind = searchParams.get('kind')
    if (kind !== 'publish' && kind !== 'preview') throw new RequestError(400, 'Ask for “publish” or “preview”.')
    return workshop.start(kind)
  },
  'POST save': async (desk, { body }) => {
    const saved = desk.queue.then(() => save(desk.folder, readEdits(body)))
    desk.queue = saved.catch(() => undefined)
    return saved
  },
}

/** Answers a request that has been let in. Throws a `RequestError` that says what is wrong with it. */
export function answer(desk: Desk, request: Request): unknown {
  const route = ROUTES[`${request.method} ${request.name}`]
  if (!route) throw new RequestError(404, 'There is no such request.')
  return route(desk, request)
}

/** The shop's files and what is wrong with them; only `state` where the page has them already. */
function readShop(folder: string, known: string | null) {
  const texts = readTexts(folder)
  const pictures = listPictureFiles(folder)
  const state = hashTexts(new Map([...texts, ['pictures', JSON.stringify(pictures)]]))
  if (known === state) return { state }
  const { problems } = checkTexts(folder, texts)
  return {
    state,
    folder: path.relative('.', folder) || folder,
    files: parseTexts(texts),
    problems,
    pictures,
  }
}

function readEdits(body: Buffer): Edit[] {
  return parse(EditsSchema, body) as Edit[]
}

function parse<T>(schema: v.GenericSchema<unknown, T>, body: Buffer): T {
  let value: unknown
  try {
    value = parseJson(body.toString('utf8'))
  } catch {
    throw new RequestError(400, 'The request is no JSON, or it is nested too deep.')
  }
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw new RequestError(400, `The request is not as the desk expects it: ${parsed.issues[0].message}`)
}
