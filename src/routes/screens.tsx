import type { ReactNode } from 'react'
import type { Address, ScreenName } from '../domain/page/address.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import type { buildPageData, DetailPageData, ListPageData, PageData } from '../domain/page/pageData.ts'
import { loadListTools } from '../shop/listing/listTools.ts'
import { loadShareDialog } from '../shop/share/loadShareDialog.ts'
import { loadEngravingFields } from '../shop/buy/loadEngravingFields.ts'
import { loadEnlargedPicture } from '../shop/product/loadEnlargedPicture.ts'
import { loadSuggestions } from '../shop/search/loadSuggestions.ts'
import { loadAddToListDialog, loadCompareTray, loadQuickView, loadRecentlyViewed } from '../shop/loadOnDemand.ts'
import { readAddress } from '../shop/frame/readAddress.ts'
import { loadCatalogue } from '../state/product/catalogue.ts'
import { startSearch } from '../state/search/searchIndex.ts'

/** A page that is ready to be shown at once. */
export interface Screen {
  /** The path, relative to the shop, that the screen stands at. */
  readonly path: string
  readonly render: () => ReactNode
}

interface Facts {
  readonly address: Address
  readonly data: PageData
  /** Undefined only while a page is prerendered. */
  readonly catalogue: Catalogue | undefined
}

type Render = (facts: Facts) => ReactNode

/** Brings the code of each screen. The pages know nothing of addresses that lead to them. */
const LOADERS: Record<ScreenName, () => Promise<Render>> = {
  async home() {
    const { HomePage } = await import('../pages/home/HomePage.tsx')
    return ({ data }) => <HomePage entries={(data as ListPageData | undefined)?.entries ?? []} />
  },
  async category() {
    const { CategoryPage } = await import('../pages/category/CategoryPage.tsx')
    return ({ address, data }) => (
      <CategoryPage id={address.screen === 'category' ? address.id : ''} entries={(data as ListPageData).entries} />
    )
  },
  async detail() {
    const { DetailPage } = await import('../pages/detail/DetailPage.tsx')
    return ({ data }) => <DetailPage data={data as DetailPageData} />
  },
  async selected() {
    const { SelectedPage } = await import('../pages/selected/SelectedPage.tsx')
    return ({ catalogue }) => <SelectedPage catalogue={catalogue} />
  },
  async cart() {
    const { CartPage } = await import('../pages/cart/CartPage.tsx')
    return ({ catalogue }) => <CartPage catalogue={catalogue} />
  },
  async login() {
    const { LoginPage } = await import('../pages/account/LoginPage.tsx')
    return () => <LoginPage />
  },
  async signup() {
    const { SignupPage } = await import('../pages/account/SignupPage.tsx')
    return () => <SignupPage />
  },
  async forget_password() {
    const { ForgetPasswordPage } = await import('../pages/account/ForgetPasswordPage.tsx')
    return () => <ForgetPasswordPage />
  },
  async search() {
    const { SearchPage } = await import('../pages/search/SearchPage.tsx')
    return ({ catalogue }) => <SearchPage catalogue={catalogue} />
  },
  async compare() {
    const { ComparePage } = await import('../pages/compare/ComparePage.tsx')
    return ({ catalogue }) => <ComparePage catalogue={catalogue} />
  },
  async 'quick-order'() {
    const { QuickOrderPage } = await import('../pages/quick-order/QuickOrderPage.tsx')
    return ({ catalogue }) => <QuickOrderPage catalogue={catalogue} />
  },
  async lists() {
    const { ListsPage } = await import('../pages/lists/ListsPage.tsx')
    return ({ catalogue }) => <ListsPage catalogue={catalogue} />
  },
  async order() {
    const { OrderPage } = await import('../pages/order/OrderPage.tsx')
    return ({ catalogue }) => <OrderPage catalogue={catalogue} />
  },
  async shared() {
    const { SharedPage } = await import('../pages/shared/SharedPage.tsx')
    return ({ catalogue }) => <SharedPage catalogue={catalogue} />
  },
  async group() {
    const { GroupPage } = await import('../pages/group/GroupPage.tsx')
    return ({ address }) => <GroupPage id={address.screen === 'group' ? address.id : ''} />
  },
  async 'not-found'() {
    const { NotFoundPage } = await import('../pages/not-found/NotFoundPage.tsx')
    return () => <NotFoundPage />
  },
}

const NEEDS_DATA: readonly ScreenName[] = ['category', 'detail']
const renders = new Map<ScreenName, Render>()

/** The whole catalogue and what picks a page's data out of it; the first page brought its own data instead. */
let picker: { readonly catalogue: Catalogue; readonly buildPageData: typeof buildPageData } | undefined

async function loadPicker() {
  const [catalogue, { buildPageData }] = await Promise.all([loadCatalogue(), import('../domain/page/pageData.ts')])
  return (picker = { catalogue, buildPageData })
}

/** Brings what the screen at this path needs. Rejects where a file of the shop cannot be loaded. */
export async function loadScreen(path: string): Promise<Screen> {
  const { catalogue, buildPageData } = await loadPicker()
  const address = readAddress(path)
  const data = buildPageData(catalogue, address)
  return buildScreen(path, await loadRender(getScreenName(address, data)), { address, data, catalogue })
}

/** The screen of a page as it was prerendered, from the data that travelled with it. */
export async function loadFirstScreen(path: string, data: PageData, catalogue: Catalogue | undefined): Promise<Screen> {
  const address = readAddress(path)
  return buildScreen(path, await loadRender(getScreenName(address, data)), { address, data, catalogue })
}

/** The screen at this path, if everything it needs is here already. */
export function findReadyScreen(path: string): Screen | undefined {
  if (!picker) return undefined
  const { catalogue, buildPageData } = picker
  const address = readAddress(path)
  const data = buildPageData(catalogue, address)
  const render = renders.get(getScreenName(address, data))
  return render && buildScreen(path, render, { address, data, catalogue })
}

/** Brings the rest of the shop, so that moving about needs nothing but pictures. */
export async function loadRest(): Promise<void> {
  await Promise.all([
    loadPicker(),
    loadListTools(),
    startSearch(),
    loadSuggestions(),
    import('../pages/order/outputs.ts').then(({ loadOutputs }) => loadOutputs()),
    loadQuickView(),
    loadCompareTray(),
    loadRecentlyViewed(),
    loadAddToListDialog(),
    loadShareDialog(),
    loadEngravingFields(),
    loadEnlargedPicture(),
    ...(Object.keys(LOADERS) as ScreenName[]).map(loadRender),
  ])
}

async function loadRender(name: ScreenName): Promise<Render> {
  const render = renders.get(name) ?? (await LOADERS[name]())
  renders.set(name, render)
  return render
}

/** An address that has moved is followed before any screen is drawn; one with no data has nothing to show. */
function getScreenName(address: Address, data: PageData): ScreenName {
  if (address.screen === 'moved') return 'not-found'
  return NEEDS_DATA.includes(address.screen) && !data ? 'not-found' : address.screen
}

function buildScreen(path: string, render: Render, facts: Facts): Screen {
  return { path, render: () => render(facts) }
}
