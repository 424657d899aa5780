/** The shops that the browser tests build and serve: the real one, one under a sub-path, and one of every quirk. */
const FIRST_PORT = Number(process.env['FIRST_PORT'] ?? 4611)

export const SHOPS = {
  main: buildShop(FIRST_PORT, '/', { OUT_DIR: 'dist' }),
  underPath: buildShop(FIRST_PORT + 1, '/shops/truro/', { OUT_DIR: 'test-results/shop-under-path' }),
  quirks: buildShop(FIRST_PORT + 2, '/', { OUT_DIR: 'test-results/shop-of-quirks', CATALOGUE: 'e2e/quirks' }),
}

function buildShop(port: number, base: string, env: { OUT_DIR: string; CATALOGUE?: string }) {
  return { port, url: `http://127.0.0.1:${port}${base}`, env: { ...env, SHOP_URL: `https://penhallow.example${base}` } }
}
