/** Loads the enlarged view: when it is opened, or before that when the page is idle. */
export function loadEnlargedPicture() {
  return import('./EnlargedPicture.tsx').then(({ EnlargedPicture }) => ({ default: EnlargedPicture }))
}
