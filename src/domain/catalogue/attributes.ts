/** The name of each fact that clinicians choose by, in the order in which pages list them. */
export const ATTRIBUTE_NAMES = {
  activeIngredient: 'Active ingredient',
  strength: 'Strength',
  contactTime: 'Contact time',
  form: 'Form',
  minimumAge: 'Minimum age',
  use: 'For',
  fits: 'Fits',
  patient: 'Patient',
  colour: 'Colour',
  tubeColour: 'Tube colour',
  finish: 'Finish',
  chestpiece: 'Chestpiece',
  tubeLength: 'Tube length',
  cuffRange: 'Cuff range',
  validation: 'Validation',
  size: 'Size',
  fit: 'Fit',
  dimensions: 'Dimensions',
  capacity: 'Capacity',
  weight: 'Weight',
  gauge: 'Gauge',
  material: 'Material',
  fabric: 'Fabric',
  absorbency: 'Absorbency',
  adhesive: 'Adhesive',
  closure: 'Closure',
  sterile: 'Sterility',
  latex: 'Latex',
  powder: 'Powder',
  power: 'Power',
  lightOutput: 'Light output',
  runTime: 'Run time',
  ingress: 'Ingress protection',
  temperature: 'Temperature',
  maximumLoad: 'Safe working load',
  heightRange: 'Height',
  mattressSize: 'Mattress size',
  shelves: 'Shelves',
  alarm: 'Alarm',
  yield: 'Yield',
  aql: 'AQL (pinholes)',
  cuff: 'Cuff',
  standard: 'Standard',
} as const

/** The attributes that are stated, named and in the shop's order; unknown keys are left out. */
export function listAttributes(attributes: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(ATTRIBUTE_NAMES).flatMap(([key, name]) => {
    const value = attributes[key]
    return value ? [{ name, value }] : []
  })
}
