import { DEMONSTRATION } from '@shop/shop-files/folder/shopFolder.ts'
import { buildHtaccess } from './apache.ts'
import { buildCaddy } from './caddy.ts'
import { buildGithubPages } from './githubPages.ts'
import { buildHeadersFile } from './headersFile.ts'
import { buildNginx } from './nginx.ts'
import { buildCloudFront, buildObjectStorage } from './objectStorage.ts'

/** The files that hosts read in the published folder itself, by name; `shopUrl` is where the shop is published. */
export function buildPublishedFiles(shopUrl: string): Map<string, string> {
  const url = new URL(shopUrl)
  return new Map([
    ['.htaccess', buildHtaccess(url)],
    // Else GitHub Pages takes the shop for a Jekyll site.
    ['.nojekyll', ''],
    ['_headers', buildHeadersFile(url)],
  ])
}

/** The files to set up once at a host, by name in `deploy/`; `shop` is the shop's folder in the repository. */
export function buildDeployFiles(shopUrl: string, shop = DEMONSTRATION): Map<string, string> {
  const url = new URL(shopUrl)
  const files = [
    ['nginx.conf', buildNginx(url)],
    ['Caddyfile', buildCaddy(url)],
    ['github-pages.yml', buildGithubPages(shop)],
    ['object-storage.sh', buildObjectStorage()],
  ] as const
  return new Map([
    ...files.map(([name, text]) => [name, sign(text, url)] as const),
    ['cloudfront.json', buildCloudFront()] as const,
  ])
}

/** Says for which shop a file is; a script's first line stays the first. */
function sign(text: string, { href }: URL): string {
  const [, first = '', rest = ''] = /^(#!.*\n)?([^]*)$/.exec(text) ?? []
  return `${first}# For ${href}, by "npm run build hosts": what is changed here is lost when that runs again.\n${rest}`
}
