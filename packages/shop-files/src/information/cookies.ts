import type { InformationSection } from '@shop/core/page/information.ts'

/** The shop's substitute for cookies; `privacyPath` leads to the page that lists it, where there is one. */
export function buildCookies(privacyPath: string | undefined): InformationSection[] {
  return [
    {
      title: 'No cookies',
      paragraphs: [
        'No page of this shop sets a cookie, and none loads anything from another site that could.',
        'What the shop remembers, such as your cart, is in your browser’s own storage on this device. Unlike a cookie, it is not sent with what your browser asks for.',
      ],
      ...(privacyPath !== undefined && { link: { path: privacyPath, label: 'What is kept on this device' } }),
    },
  ]
}
