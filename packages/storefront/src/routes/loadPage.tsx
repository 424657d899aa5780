import type { ComponentType, ReactNode } from 'react'
import { type Address, getShownPage } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { type PageName, PAGES } from '@shop/core/page/pages.ts'
import { readAddress } from '../state/page/readAddress.ts'
import { findPageData, loadPageData, loadPicker } from '../state/product/pageData.ts'
import { hasWanted, loadWanted } from '../state/product/products.ts'
import { whenFirstPressIsDue } from '../ui/idleLoads.ts'

/** A page that is ready to be shown at once. */
export interface ReadyPage {
  /** The path, relative to the shop, that the page stands at. */
  readonly path: string
  readonly render: () => ReactNode
}

interface AnyProps {
  readonly address: Address
  readonly data: PageData
}
type PageComponent = ComponentType<AnyProps>

/** The code of each page, by its file. The pages know nothing of the addresses that lead to them. */
const FILES = import.meta.glob<Record<string, PageComponent>>('../pages/*/*Page.tsx')
const loaded = new Map<PageName, PageComponent>()
/** The pages that most visits go to. The code of any other comes with the first link to it that is pointed at. */
const LIKELY: readonly PageName[] = ['home', 'category', 'detail', 'group', 'search', 'cart']

/**
 * Loads what the page at this path needs, or the one that it moved to, whose path it then has. Rejects where a file of the shop cannot be
 * loaded.
 */
export async function loadPage(path: string): Promise<ReadyPage> {
  const address = readAddress(path)
  const [page] = await Promise.all([loadAt(path, address), needsProducts(address) && loadWanted()])
  return page
}

async function loadAt(path: string, address: Address): Promise<ReadyPage> {
  const data = await loadPageData(address).catch(async (error: unknown) => {
    // A large shop knows nothing of a product before it asks for its file.
    if ((await findMoved(path)) === undefined) throw error
    return undefined
  })
  return getShownPage(address, data) === 'notFound' ? loadNotFound(path) : loadFirstPage(path, data)
}

async function findMoved(path: string): Promise<string | undefined> {
  return (await import('./findMoved.ts')).findMoved(path)
}

/** The page as it was prerendered, from the data that travelled with it. Rejects where its code cannot be loaded. */
export async function loadFirstPage(path: string, data: PageData): Promise<ReadyPage> {
  const address = readAddress(path)
  return buildPage(path, await loadComponent(getShownPage(address, data)), { address, data })
}

/** Loads the page for an address that has none: the page that it moved to, or a notice that there is none. */
export async function loadNotFound(path: string): Promise<ReadyPage> {
  const to = await findMoved(path)
  if (to !== undefined) return loadPage(to)
  return buildPage(path, await loadComponent('notFound'), { address: { page: 'notFound' }, data: undefined })
}

/** The page at this path, if everything it needs is here already. */
export function findReadyPage(path: string): ReadyPage | undefined {
  const address = readAddress(path)
  const found = findPageData(address)
  if (!found || (needsProducts(address) && !hasWanted())) return undefined
  const shown = getShownPage(address, found.data)
  const component = loaded.get(shown)
  // An unknown page may have moved, which is not known at once.
  if (shown === 'notFound') return undefined
  return component && buildPage(path, component, { address, data: found.data })
}

function needsProducts(address: Address): boolean {
  return address.page !== 'moved' && PAGES[address.page].needs === 'products'
}

/**
 * Loads the likely rest once nobody waits for anything, so that moving about needs nothing but pictures, or in a large shop
 * one file of data. Files that do not load now are asked for when they are used, and report it if they fail again.
 */
export async function loadRest(): Promise<void> {
  await whenFirstPressIsDue()
  const pages = LIKELY.map((name) => () => loadComponent(name))
  await (await import('./rest.ts')).startRest([loadPicker, ...pages])
}

async function loadComponent(name: PageName): Promise<PageComponent> {
  const { file } = PAGES[name]
  const component = loaded.get(name) ?? (await FILES[`../pages/${file}.tsx`]?.())?.[file.replace(/.*\//, '')]
  if (!component) throw new Error(`${file}.tsx has to export its page.`)
  loaded.set(name, component)
  return component
}

function buildPage(path: string, Component: PageComponent, props: AnyProps): ReadyPage {
  return { path, render: () => <Component {...props} /> }
}
