import type { Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { openBeforeRest, visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'

/** Ways for text to become markup or code if there were no policy; each throws where the browser refuses. */
const SINKS: Readonly<Record<string, () => unknown>> = {
  innerHTML: () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
  insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>'),
  'document.write': () => document.write('<b>'),
  DOMParser: () => new DOMParser().parseFromString('<b>', 'text/html'),
  'srcdoc of a frame': () => (document.createElement('iframe').srcdoc = '<b>'),
  'text of a script': () => (document.createElement('script').text = 'alert(1)'),
  'address of a script': () => (document.createElement('script').src = '/sw.js'),
  'address of a worker': () => new Worker('/sw.js'),
  'an event handler': () => document.body.setAttribute('onclick', 'alert(1)'),
  'a second policy': () => createPolicy('shop'),
  'a policy of another name': () => createPolicy('default'),
}

function createPolicy(name: string): unknown {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => object }
  }
  return trustedTypes.createPolicy(name, { createHTML: (text: string) => text })
}

/** The names of all that the page refuses. */
async function listRefused(page: Page): Promise<string[]> {
  const refused: string[] = []
  for (const [name, attempt] of Object.entries(SINKS)) {
    const outcome = await page
      .evaluate(`(() => { ${createPolicy.toString()}; (${attempt.toString()})() })()`)
      .then(() => 'let through', String)
    if (/TypeError/.test(outcome)) refused.push(name)
  }
  return refused
}

test('no text becomes markup or code on any kind of page (Trusted Types)', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! })
  for (const path of ['/', '/scrubs', '/cart', '/nowhere']) {
    await visit(page, path)
    expect(await listRefused(page), path).toEqual(Object.keys(SINKS))
  }
  await page.close()
})

test('a page that is moved to before the code of its filters is here breaks no policy', async ({ page }) => {
  await openBeforeRest(page, '/aid_for_ukraine', '/scrubs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs', exact: true }).click()
  await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker, and no other, starts under the policy', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const problems = watchPage(page, new URL(baseURL!).origin)
    await visit(page, '/')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
      /\/sw\.js$/,
    )
    expect(page.workers()).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
