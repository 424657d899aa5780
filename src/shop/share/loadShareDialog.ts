/** Brings the dialog that makes a link; asked for when somebody shares, or when the page is idle. */
export function loadShareDialog() {
  return import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog }))
}
