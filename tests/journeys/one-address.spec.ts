import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** Answers an address with the file of another, as some hosts do, and counts the documents that are asked for. */
async function answerWith(page: Page, asked: string, file: string): Promise<string[]> {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route(
    ({ pathname }) => pathname === asked,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(file, route.request().url()).href }) }),
  )
  return documents
}

for (const [host, asked, own] of [
  ['in lower case', '/beds_accessories', '/BEDS_ACCESSORIES'],
  ['with a slash at its end', '/scrubs/', '/scrubs'],
  ['with the ending of its file', '/scrubs.html', '/scrubs'],
] as const) {
  test(`where the host answers an address ${host}, the page goes on at its own, with the query, and is not asked for again`, async ({
    page,
  }) => {
    const documents = await answerWith(page, asked, own)
    await page.goto(`${asked}?sort=name#products`)
    await expect(page).toHaveURL(`${own}?sort=name#products`)
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Sort' })).toHaveValue('name')
    expect(documents).toEqual([asked])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blood pressure monitors' }).click()
    await page.goBack()
    await expect(page).toHaveURL(`${own}?sort=name#products`)
  })
}

test('where the host knows no address with a slash at its end, the not-found page leads to the one without', async ({
  page,
}) => {
  const documents = await answerWith(page, '/scrubs/', '/nowhere')
  await page.goto('/scrubs/?sort=name')
  await expect(page).toHaveURL('/scrubs?sort=name')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrub tops, trousers and caps')
  expect(documents).toEqual(['/scrubs/', '/scrubs'])
})

for (const [asked, shown] of [
  ['//example.com/', '//example.com'],
  ['//', '/'],
] as const)
  test(`${asked} leads to no other host, and not to itself again`, async ({ page, baseURL }) => {
    const { origin } = new URL(baseURL!)
    await page.goto(origin + asked)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(origin + shown)
  })
