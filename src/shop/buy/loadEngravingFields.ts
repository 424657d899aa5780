/** Brings the fields of an engraving; asked for when somebody wants one, or when the page is idle. */
export function loadEngravingFields() {
  return import('./EngravingFields.tsx').then(({ EngravingFields }) => ({ default: EngravingFields }))
}
