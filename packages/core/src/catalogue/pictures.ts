/** The place of the engraving in a product's picture, on a plane that has its own cm (x to the right, y down). */
export interface EngravedPlace {
  /** See `ListedProduct.picture`. */
  readonly picture: string
  /** From cm of the plane to parts of the picture, as in SVG. */
  readonly matrix: readonly number[]
  /** Of the letters and of the whole text, at most, in cm. */
  readonly height: number
  readonly length: number
  /** The text stands inside the foot of this circle, in cm; 0: on a straight line. */
  readonly radius: number
  /** The tone of a cut beside that of its material. */
  readonly cut: 'dark' | 'light'
}

/** Facts about the pictures that a record names. */
export interface Pictures {
  /** The file or stem that the page asks for; see `ListedProduct.picture`. */
  readonly getFile: (name: string) => string
  /** See `ListedProduct.tone`. */
  readonly findTone: (name: string) => string | undefined
  /** An illustration shows a pack of our own design in place of its maker's. */
  readonly isIllustration: (name: string, supplier: string) => boolean
  readonly findEngraving: (name: string) => EngravedPlace | undefined
  /** Further pictures of the same product. */
  readonly listViews: (name: string) => readonly string[]
}
