import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import type { InformationSection } from '@shop/core/page/information.ts'
import { FIXED_PATHS } from '@shop/core/page/pages.ts'
import { PRIVACY } from '@shop/core/stored/storedWords.ts'

/** The shop's use of what visitors enter, as far as its code decides (docs/security.md); the owner states the rest. */
export function buildPrivacy({ offline }: Pick<Shop, 'offline'>): InformationSection[] {
  const isKept = offline !== false
  return [
    {
      title: 'Nothing is collected',
      paragraphs: [
        'This shop is a set of files. It has no analytics, no advertising and no accounts on a server, and its pages load nothing from other sites.',
        'Your cart, your lists and your account stay in this browser, on this device. No page sends them anywhere by itself.',
      ],
    },
    {
      title: 'What your browser asks for',
      paragraphs: [
        'As on any site, your browser asks the host for the shop’s files: pages, code and pictures. The host sees the address of each, and the internet address that the request came from.',
        'Some addresses hold more: the words of a search, filters, what you compare, or which of your lists or orders is shown. Where you open or reload such an address, the host sees that too. A cart or list that you share is in the part of the link after “#”, which browsers do not send.',
        ...(isKept
          ? [
              'Where the shop is installed, text that you share to it from another app is read on this device. If you have switched off keeping the shop on this device, that text reaches the host.',
            ]
          : []),
      ],
    },
    {
      title: 'What is kept on this device',
      paragraphs: ['In the browser’s own storage for this site:'],
      table: { columns: ['What', 'Until'], rows: [...new Set(Object.values(PRIVACY))] },
    },
    {
      paragraphs: [
        'Whoever uses this browser can see what is kept there, apart from what is in an account that is logged out. Clearing this site’s data in the browser’s settings removes all of it.',
      ],
    },
    ...(isKept
      ? [
          {
            title: 'Without a connection',
            paragraphs: [
              'The shop’s files and the pictures that you have seen are kept as well, so that the shop opens without a connection. You can switch that off, and they are deleted.',
            ],
            link: { path: FIXED_PATHS.device, label: 'On this device' },
          },
        ]
      : []),
    {
      title: 'Your account',
      paragraphs: [
        'An account is a profile in this browser, sealed by its password. It is stored nowhere else unless you save a copy, and cannot be opened without the password or a way back that you have set up, such as the recovery code.',
      ],
    },
    {
      title: 'Your order',
      paragraphs: [
        'An order document is made on this device. It reaches the shop only if you send it, by email or in any other way, and then the shop has what you have written in it.',
      ],
    },
  ]
}
