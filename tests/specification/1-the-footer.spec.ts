import sharp from 'sharp'
import { expect, test } from '../test.ts'
import { reload } from '../visit.ts'

test.describe('§1 The page footer', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('§1 footer: a contact e-mail', async ({ page }) => {
    const email = page.getByRole('contentinfo').getByRole('link', { name: 'care@penhallow.example' })
    await expect(email).toHaveAttribute('href', 'mailto:care@penhallow.example')
  })

  test('§1 footer: a postal address in a UK city', async ({ page }) => {
    await expect(page.getByRole('contentinfo')).toContainText('Unit 7, Harbour Works, Truro TR1 2XX')
  })

  test('§1 footer: payment-method logos', async ({ page }) => {
    const logos = page.getByRole('contentinfo').getByRole('img', { name: /^Payment methods: Visa, Mastercard/ })
    const measureContrast = async () => {
      const { channels } = await sharp(await logos.screenshot()).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    }
    // Their file comes when the page rests.
    await expect.poll(measureContrast, 'something is drawn').toBeGreaterThan(5)
  })

  test('§1 footer: a copyright line', async ({ page }) => {
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Penhallow Medical/)
  })

  test('§1 footer: a copyright line, quiet also in a year after the one that the shop was built in', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'))
    await reload(page)
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Penhallow Medical/)
  })
})
