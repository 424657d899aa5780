import { loadCatalogue } from '../state/product/catalogue.ts'

/** Brings the quick view with the catalogue that it shows a product of. */
export async function loadQuickView() {
  const [{ QuickView }] = await Promise.all([import('./product/QuickView.tsx'), loadCatalogue()])
  return QuickView
}

/** Brings the tray of what is chosen for comparing. */
export async function loadCompareTray() {
  const [{ CompareTray }] = await Promise.all([import('./compare/CompareTray.tsx'), loadCatalogue()])
  return CompareTray
}

/** Brings the list of what was viewed recently. */
export async function loadRecentlyViewed() {
  const [{ RecentlyViewed }] = await Promise.all([import('./product/RecentlyViewed.tsx'), loadCatalogue()])
  return RecentlyViewed
}

/** Brings what asks for the list that a product goes to. */
export async function loadAddToListDialog() {
  return (await import('./buy/AddToListDialog.tsx')).AddToListDialog
}
