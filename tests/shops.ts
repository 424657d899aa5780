import { isDemonstration } from '@shop/shop-files/folder/shopFolder.ts'

/** The shops that the browser tests build and serve: the real one, one under a sub-path, one of every quirk, and one of another trade. */
const FIRST_PORT = Number(process.env.FIRST_PORT ?? 4611)
const PENHALLOW = 'https://penhallow.example'

export const SHOPS = {
  main: buildShop(FIRST_PORT, '/', PENHALLOW, { OUT_DIR: isDemonstration() ? 'dist' : 'test-results/own-shop' }),
  underPath: buildShop(FIRST_PORT + 1, '/shops/truro/', PENHALLOW, { OUT_DIR: 'test-results/shop-under-path' }),
  quirks: buildShop(FIRST_PORT + 2, '/', PENHALLOW, { OUT_DIR: 'test-results/shop-of-quirks', SHOP: 'shops/quirks' }),
  bicycles: buildShop(FIRST_PORT + 3, '/', 'https://larkway.example', {
    OUT_DIR: 'test-results/shop-of-bicycles',
    SHOP: 'shops/bicycles',
  }),
}

function buildShop(port: number, base: string, host: string, env: { OUT_DIR: string; SHOP?: string }) {
  return { port, url: `http://127.0.0.1:${port}${base}`, env: { ...env, SHOP_URL: `${host}${base}` } }
}
