import { loadPicker } from '../state/product/pageData.ts'
import { loadPage, type ReadyPage } from './loadPage.tsx'

/**
 * A page that nothing was prerendered for; of a small shop, drawn from the catalogue, as a device keeps no other data.
 * Where its data cannot be loaded, a page that says so.
 */
export async function loadDrawnPage(path: string): Promise<ReadyPage> {
  try {
    await loadPicker()
    return await loadPage(path)
  } catch {
    return (await import('./notKept.tsx')).drawNotKept(path)
  }
}
