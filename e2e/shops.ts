/** The shops that the browser tests build and serve: the real one, one under a sub-path, and one of every quirk. */
export const SHOPS = {
  main: buildShop(4611, '/', { OUT_DIR: 'dist' }),
  underPath: buildShop(4612, '/shops/truro/', { OUT_DIR: 'test-results/shop-under-path' }),
  quirks: buildShop(4613, '/', { OUT_DIR: 'test-results/shop-of-quirks', CATALOGUE: 'e2e/quirks' }),
}

function buildShop(port: number, base: string, env: Record<string, string>) {
  return { port, url: `http://127.0.0.1:${port}${base}`, env: { ...env, SHOP_URL: `https://penhallow.example${base}` } }
}
