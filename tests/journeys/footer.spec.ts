import sharp from 'sharp'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'
import { GROUPS, MORE, readLinks, specifyLinks } from './specifiedGroups.ts'

test(
  'the footer has an e-mail address, a postal address, payment logos, a copyright line, and the groups with More',
  { tag: ['@spec-1.7', '@spec-1.8', '@spec-1.9', '@spec-1.10', '@spec-2.16', '@spec-2.36'] },
  async ({ page }) => {
    await page.goto('/cart')
    const footer = page.getByRole('contentinfo')
    const email = footer.getByRole('link', { name: 'care@penhallow.example' })
    await expect(email).toHaveAttribute('href', 'mailto:care@penhallow.example')
    await expect(footer).toContainText('Unit 7, Harbour Works, Truro TR1 2XX')
    await expect(footer).toContainText(/© \d{4} Penhallow Medical/)
    const logos = footer.getByRole('img', { name: /^Payment methods: Visa, Mastercard/ })
    const measureContrast = async () => {
      const { channels } = await sharp(await logos.screenshot()).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    }
    // Their file comes when the page rests.
    await expect.poll(measureContrast, 'something is drawn').toBeGreaterThan(5)

    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([...GROUPS, MORE].map(({ name }) => name))
    for (const group of [...GROUPS, MORE]) {
      const heading = page.getByRole('heading', { level: 2, name: group.name, exact: true })
      const links = await readLinks(footer.locator('section').filter({ has: heading }).getByRole('link'))
      const specified = specifyLinks(group)
      // The data adds categories to More, after those of the specification.
      expect(group === MORE ? links.slice(0, specified.length) : links).toEqual(specified)
    }
    await footer.getByRole('link', { name: 'Fridges', exact: true }).click()
    await expect(page).toHaveURL('/fridges')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  },
)

test('the groups of the footer fill two rows, More in two columns', async ({ page }) => {
  await page.goto('/contact')
  const sections = await page.getByRole('navigation', { name: 'All groups' }).locator('section').all()
  const boxes = await Promise.all(sections.map(async (section) => (await section.boundingBox())!))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(2)
  const [more, other] = [boxes.at(-1)!, boxes.at(-2)!]
  expect(more.x + more.width).toBeCloseTo(1440 - 48, 0)
  const links = await sections.at(-1)!.getByRole('link').all()
  const lists = await Promise.all(links.map(async (link) => (await link.boundingBox())!.x))
  expect(new Set(lists).size).toBe(2)
  expect(other.height).toBeGreaterThan(100)
})

test('the footer is quiet in a year after the one that the shop was built in', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'))
  await visit(page, '/contact')
  await reload(page)
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Penhallow Medical/)
})

test(
  'More leads to real pages: an information page, and two curated ranges',
  { tag: ['@spec-2.16', '@spec-2.17'] },
  async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    for (const [name, path] of MORE.entries) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: false }).click()
      await expect(page).toHaveURL(path)
      await expect(main.getByRole('heading', { level: 1 })).toContainText(new RegExp(name, 'i'))
      if (path !== '/aid_for_ukraine') await expect(main.getByRole('article').nth(5)).toBeAttached()
      else {
        await expect(main.getByRole('article')).toHaveCount(0)
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
      }
    }
  },
)
