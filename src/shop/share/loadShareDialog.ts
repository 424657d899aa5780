/** Loads the share dialog, on first use or when the page is idle. */
export function loadShareDialog() {
  return import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog }))
}
