/** Brings the enlarged view; asked for when somebody wants it, or when the page is idle. */
export function loadEnlargedPicture() {
  return import('./EnlargedPicture.tsx').then(({ EnlargedPicture }) => ({ default: EnlargedPicture }))
}
