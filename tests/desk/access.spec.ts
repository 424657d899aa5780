import { request as http } from 'node:http'
import { expect, test } from './openDesk.ts'

/** Asks as any program of the machine can, with any headers. */
async function ask(url: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
    request.end(method === 'POST' ? '[]' : undefined)
  })
}

test('only the page that the printed address has opened is answered', async ({ page, desk }) => {
  await page.goto(desk.url)
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  const { origin, searchParams } = new URL(desk.url)
  const [{ name, value } = { name: '', value: '' }] = await page.context().cookies()
  const cookie = `${name}=${value}`
  expect(value).toBe(searchParams.get('token'))
  const save = `${origin}/api/save`
  expect(await ask(save, { cookie, origin }, 'POST')).toBe(200)
  expect(await ask(save, { origin }, 'POST')).toBe(403)
  expect(await ask(save, { cookie: `${name}=wrong`, origin }, 'POST')).toBe(403)
  expect(await ask(save, { cookie, origin: 'https://evil.example' }, 'POST')).toBe(403)
  expect(await ask(save, { cookie }, 'POST')).toBe(403)
  expect(await ask(save, { cookie, origin, host: 'evil.example' }, 'POST')).toBe(403)
  expect(await ask(`${origin}/?token=wrong`, {})).toBe(403)
})

test('another site can neither read nor write through the owner’s browser', async ({ page, context, desk }) => {
  await page.goto(desk.url)
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  const { origin } = new URL(desk.url)
  const evil = await context.newPage()
  await evil.route('https://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Evil' }))
  await evil.goto('https://evil.example/')
  const answers: number[] = []
  page.context().on('response', (response) => answers.push(response.status()))
  const came = await evil.evaluate(async (address) => {
    const ask = (method: string) =>
      fetch(address, { method, mode: 'no-cors', credentials: 'include', ...(method === 'POST' && { body: '[]' }) })
    const kinds = await Promise.all(
      [ask('GET'), ask('POST')].map((answer) =>
        answer.then(
          ({ type }) => type,
          () => 'none',
        ),
      ),
    )
    return kinds
  }, `${origin}/api/save`)
  // Opaque or refused: nothing of it can be read.
  for (const kind of came) expect(['opaque', 'none']).toContain(kind)
  expect(answers.filter((status) => status === 200)).toEqual([])
})
