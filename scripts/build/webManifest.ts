import type { Shop } from '../../catalogue/schema.ts'
import { paths } from '../../src/domain/page/address.ts'
import { PAGES } from '../../src/domain/page/pages.ts'

/** As in `index.html`. */
const LIGHT = '#fdfcfa'
/** What comes before the address of a page, in a manifest: its own folder. */
const from = (path: string) => `.${path}`

/** The web app manifest: how the shop looks and what it takes where it is installed. */
export function buildWebManifest({ url, brand, summary, offline }: Shop): string {
  const icon = (size: number, purpose: string, file: string) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shot = (name: string, sizes: string, label: string) => ({
    src: `screenshot-${name}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: name,
    label,
  })
  const shortcut = (page: 'search' | 'quickOrder' | 'lists') => ({
    name: PAGES[page].title,
    url: from(paths[page]),
    icons: [icon(192, 'any', 'icon-192.png')],
  })
  return JSON.stringify({
    // Read against the origin, not against this file.
    id: new URL(url).pathname,
    name: `${brand.strong} ${brand.light}`.trim(),
    short_name: brand.strong,
    description: summary,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: LIGHT,
    background_color: LIGHT,
    categories: ['shopping', 'business'],
    icons: [
      icon(192, 'any', 'icon-192.png'),
      icon(512, 'any', 'icon-512.png'),
      icon(512, 'maskable', 'icon-maskable-512.png'),
    ],
    screenshots: [
      shot('wide', '1280x800', 'Products side by side'),
      shot('narrow', '780x1688', 'A product’s own page'),
    ],
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
    ],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  })
}
