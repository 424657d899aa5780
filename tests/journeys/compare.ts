import type { Page } from '@playwright/test'

export const THIRD = {
  slug: 'omron-m7-intelli-it-upper-arm',
  title: 'Omron M7 Intelli IT upper-arm blood pressure monitor, Bluetooth',
}
export const SIZED = {
  slug: 'welch-allyn-ds44-integrated-aneroid',
  title: 'DuraShock DS44 integrated aneroid sphygmomanometer',
}
export const WRIST = { slug: 'omron-rs4-wrist', title: 'Omron RS4 wrist blood pressure monitor' }
export const BED = { slug: 'invacare-medley-ergo-bed', title: 'Medley Ergo profiling bed, standard height' }

/** Four of which much is stated. */
export const STETHOSCOPES = [
  { slug: 'littmann-classic-iii-navy' },
  { slug: 'littmann-core-digital-black' },
  { slug: 'littmann-cardiology-iv-black' },
  { slug: 'littmann-classic-iii-plum' },
]

export const compare = (...products: { slug: string }[]) =>
  `/compare?${products.map(({ slug }) => `p=${slug}`).join('&')}`
export const findRow = (page: Page, name: RegExp) => page.getByRole('row', { name })
export const readColumns = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '')
