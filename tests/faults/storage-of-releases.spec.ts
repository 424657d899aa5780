import { findAdd, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, findStates, keepShop, listCaches, openBarePage, register, saveData, test } from '../keptShop.ts'

for (const quotaSize of [100_000, 700_000, 1_500_000])
  test(`a release for which there is room for ${quotaSize} bytes is not kept in part, and the shop works`, async ({
    page,
    host,
  }) => {
    await saveData(page)
    await openBarePage(page, host)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize })
    expect(await page.evaluate(register)).toBe('redundant')
    expect(await listCaches(page)).toEqual([])
    await page.goto(host.url + PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.url })
    await openBarePage(page, host)
    expect(await page.evaluate(register)).toBe('activated')
  })

test('pictures for which there is no room are not kept, and the page says so', async ({ page, host }) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/device`)
  await expect(page.getByText('Ready: the shop opens on this device without a connection.')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage!)
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: used + 300_000 })
  await page.getByRole('button', { name: /^Keep all pictures on this device/ }).click()
  await expect(page.getByText('This device has no more space for this shop.')).toBeVisible({ timeout: 30_000 })
  await host.stop()
  await page.goto(`${host.url}/scrubs`)
  await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
  expect(await findStates(page)).toEqual(['activated', ''])
})
