import { type InformationPart, type InformationRecord, isPublished } from '@shop/core/catalogue/informationSchema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { paths } from '@shop/core/page/address.ts'
import type { Information, InformationSection } from '@shop/core/page/information.ts'
import { buildContact } from './contact.ts'
import { buildCookies } from './cookies.ts'
import { buildPrivacy } from './privacy.ts'

/** The pages about the shop itself, in their order; those without text are left out. */
export function buildInformation(records: readonly InformationRecord[], shop: Shop): Information[] {
  const privacy = records.find(({ shows }) => shows === 'privacy')
  const parts: Readonly<Record<InformationPart, () => InformationSection[]>> = {
    contact: () => buildContact(shop),
    privacy: () => buildPrivacy(shop),
    cookies: () => buildCookies(privacy && paths.information(privacy.slug)),
  }
  return records.filter(isPublished).map(({ slug, tittle, dec, shows, text = [] }) => ({
    slug,
    title: tittle,
    description: dec,
    ...(shows && { shows }),
    sections: [
      ...(shows ? parts[shows]() : []),
      ...text.map((section) => ({ title: section.tittle, paragraphs: section.dec })),
    ],
  }))
}
