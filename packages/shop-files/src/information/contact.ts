import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import type { InformationFact, InformationSection } from '@shop/core/page/information.ts'
import { formatDays, formatTime } from './hours.ts'

/** The shop's contact details and the company behind it, as far as its facts state them. */
export function buildContact(shop: Shop): InformationSection[] {
  const { address, email, telephone, telephoneLabel = 'Telephone', openingHours = [] } = shop
  const registration = listRegistration(shop)
  return [
    {
      facts: [
        { name: telephoneLabel, value: telephone, href: `tel:${telephone.replaceAll(' ', '')}` },
        { name: 'Email', value: email, href: `mailto:${email}` },
        { name: 'Post', value: `${address.street}, ${address.city} ${address.postcode}` },
      ],
    },
    ...(openingHours.length > 0
      ? [
          {
            title: 'Opening hours',
            table: {
              columns: ['Days', 'Hours'],
              rows: openingHours.map(({ days, opens, closes }) => [
                formatDays(days),
                `${formatTime(opens)} to ${formatTime(closes)}`,
              ]),
            },
          },
        ]
      : []),
    ...(registration.length > 0 ? [{ title: 'Registration', facts: registration }] : []),
  ]
}

function listRegistration({ company, vatNumber }: Shop): InformationFact[] {
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Registered name', company?.name],
    ['Company number', company?.number],
    ['Registered in', company?.registeredIn],
    ['Registered office', company?.office],
    ['VAT number', vatNumber],
  ]
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
}
