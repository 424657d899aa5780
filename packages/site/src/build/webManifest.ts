import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { paths } from '@shop/core/page/address.ts'
import { PAGES } from '@shop/core/page/pages.ts'
import { formatHex } from '@shop/shop-files/colours/oklch.ts'
import { readToken } from '@shop/shop-files/colours/readToken.ts'
import { nameLanguage } from './language.ts'
import type { Shot } from './shots.ts'

const LABELS = { wide: 'Products side by side', narrow: 'A product’s own page' }
/** Prefixes the address of a page, in a manifest: it is relative to its own folder. */
const from = (path: string) => `.${path}`

/** The web app manifest: how the shop looks and what it takes where it is installed. */
export function buildWebManifest(
  { url, brand, summary, offline, money, colours }: Shop,
  shots: readonly Shot[],
): string {
  const icon = (size: number, purpose: string, file: string) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (page: 'search' | 'quickOrder' | 'lists') => ({
    name: PAGES[page].title,
    url: from(paths[page]),
    icons: [icon(192, 'any', 'icon-192.png')],
  })
  const light = formatHex(readToken('--paper', colours)[0])
  return JSON.stringify({
    // Read against the origin, not against this file.
    id: new URL(url).pathname,
    name: `${brand.strong} ${brand.light}`.trim(),
    short_name: brand.strong,
    description: summary,
    lang: nameLanguage(money),
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: light,
    background_color: light,
    categories: ['shopping', 'business'],
    icons: [
      icon(192, 'any', 'icon-192.png'),
      icon(512, 'any', 'icon-512.png'),
      icon(512, 'maskable', 'icon-maskable-512.png'),
    ],
    ...(shots.length > 0 && {
      screenshots: shots.map((shot) => ({ ...shot, type: 'image/webp', label: LABELS[shot.form_factor] })),
    }),
    shortcuts: [shortcut('search'), shortcut('quickOrder'), shortcut('lists')],
    // Answered on the device by the service worker; without one the host would be told what is ordered.
    ...(offline !== false && {
      share_target: {
        action: 'handed-over',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { title: 'title', text: 'text', url: 'url' },
      },
    }),
    file_handlers: [
      {
        action: from(paths.quickOrder),
        accept: { 'text/csv': ['.csv'], 'text/tab-separated-values': ['.tsv'] },
      },
      // A copy of what a person has (docs/data-passport.md).
      { action: from(paths.account), accept: { 'application/json': ['.json'] } },
    ],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  })
}
