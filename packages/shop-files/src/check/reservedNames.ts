import { FIXED_PATHS } from '@shop/core/page/pages.ts'

/** Addresses of screens, without their slash; home is a category. */
export const SCREEN_ROUTES = Object.values(FIXED_PATHS)
  .map((path): string => path.slice(1))
  .filter((path) => path !== '')
/** Names at the root of the published shop that no category may take. */
export const RESERVED_NAMES = [...SCREEN_ROUTES, 'group', 'assets', 'pictures', 'data', '01', 'index', 'shell', '404']
