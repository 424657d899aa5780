/** The facts of a page that the shop knows before its code is loaded. */
export interface PageFacts {
  /** Its address where that is fixed; other pages are addressed by an id or a slug (`parseAddress`). */
  readonly path?: string
  /** The file of its component under `packages/storefront/src/pages/`, named after the component. */
  readonly file: string
  /**
   * The source that it is drawn from: the data that travels with it, which is the same for everyone; products that the
   * visitor has chosen; or nothing but itself, or what it finds for itself.
   */
  readonly needs: 'data' | 'products' | 'nothing'
  /** The title of the browser's tab; pages that are named after what they show give their own. */
  readonly title?: string
}

/**
 * Every page of the shop: a page is added in this file and in its folder under `packages/storefront/src/pages/`, and nowhere else. Its address,
 * prerendering, loading and title follow.
 */
export const PAGES = {
  home: { path: '/', file: 'home/HomePage', needs: 'data' },
  category: { file: 'category/CategoryPage', needs: 'data' },
  detail: { file: 'detail/DetailPage', needs: 'data' },
  group: { file: 'group/GroupPage', needs: 'nothing' },
  information: { file: 'information/InformationPage', needs: 'data' },
  selected: {
    path: '/detail',
    file: 'selected/SelectedPage',
    needs: 'products',
    title: 'Selected product',
  },
  cart: {
    path: '/cart',
    file: 'cart/CartPage',
    needs: 'products',
    title: 'Cart',
  },
  login: {
    path: '/login',
    file: 'account/LoginPage',
    needs: 'nothing',
    title: 'Log in',
  },
  signup: {
    path: '/signup',
    file: 'account/SignupPage',
    needs: 'nothing',
    title: 'Create account',
  },
  forgetPassword: {
    path: '/forget_password',
    file: 'account/ForgetPasswordPage',
    needs: 'nothing',
    title: 'Reset your password',
  },
  account: {
    path: '/account',
    file: 'account/AccountPage',
    needs: 'products',
    title: 'My account',
  },
  search: {
    path: '/search',
    file: 'search/SearchPage',
    needs: 'nothing',
    title: 'Search',
  },
  compare: {
    path: '/compare',
    file: 'compare/ComparePage',
    needs: 'products',
    title: 'Compare',
  },
  quickOrder: {
    path: '/quick-order',
    file: 'quickOrder/QuickOrderPage',
    needs: 'products',
    title: 'Quick order',
  },
  lists: {
    path: '/lists',
    file: 'lists/ListsPage',
    needs: 'products',
    title: 'Lists',
  },
  order: {
    path: '/order',
    file: 'order/OrderPage',
    needs: 'products',
    title: 'Order document',
  },
  device: {
    path: '/device',
    file: 'device/DevicePage',
    needs: 'nothing',
    title: 'On this device',
  },
  /** A cart or list that someone has sent: it is in the fragment. */
  shared: {
    path: '/shared',
    file: 'shared/SharedPage',
    needs: 'products',
    title: 'Shared with you',
  },
  notFound: {
    file: 'notFound/NotFoundPage',
    needs: 'nothing',
    title: 'Page not found',
  },
} as const satisfies Record<string, PageFacts>

export type PageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

/** Pages that are not named after what they show. */
type TitledPage = { [N in PageName]: (typeof PAGES)[N] extends { title: string } ? N : never }[PageName]

/** The descriptions in the files of such pages, for previews of a link to them; the browser needs none of them. */
export const DESCRIPTIONS: Readonly<Record<TitledPage, string>> = {
  selected: 'The product you last looked at on this device.',
  cart: 'The items that you have added.',
  login: 'Log in to the shop.',
  signup: 'Create an account with the shop.',
  forgetPassword: 'Reset the password of your account.',
  account: 'Your orders, lists and details on this device.',
  search: 'Search the shop by name, brand or SKU.',
  compare: 'Products side by side.',
  quickOrder: 'Type, scan or paste codes and quantities, or choose a CSV file.',
  lists: 'Your own lists with par levels, for regular orders.',
  order: 'Make an order document from your cart.',
  device: 'Keep the shop on this device, to use it without a connection.',
  shared: 'A cart or list that was sent to you as a link.',
  notFound: 'There is no page at this address.',
}

type FixedPage = { [N in PageName]: (typeof PAGES)[N] extends { path: string } ? N : never }[PageName]

/** The address of each page that has a fixed one, by the page's name. */
export const FIXED_PATHS = Object.fromEntries(
  Object.entries<PageFacts>(PAGES).flatMap(([name, { path }]) => (path === undefined ? [] : [[name, path]])),
) as { readonly [N in FixedPage]: (typeof PAGES)[N]['path'] }

/** The address that 404.html gives for itself: it stands at every address that the host does not know. */
export const NOT_FOUND = '/404'
