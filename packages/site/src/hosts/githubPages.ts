import { DEMONSTRATION } from '@shop/shop-files/folder/shopFolder.ts'

/**
 * A workflow for GitHub Pages, of the shop in this folder of the repository. What a release before wrote comes from the
 * cache, so that open pages find their files.
 */
export function buildGithubPages(shop: string): string {
  const dist = shop === DEMONSTRATION ? 'dist' : `${shop}/dist`
  return `# Into .github/workflows/. In the repository's settings choose Pages, Source: GitHub Actions; in shop.json set "url" to
# the address that Pages gives, with its path. GitHub Pages cannot send custom headers: each page carries its policy itself.
name: Publish the shop
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: pages
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: actions/setup-node@v7
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci
      - uses: actions/cache@v5
        with:
          path: |
            ${dist}
            node_modules/.cache/build
          key: releases-\${{ github.run_id }}
          restore-keys: releases-
      - run: npm run build
        env:
          SHOP: ${shop}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: ${dist}
  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`
}
