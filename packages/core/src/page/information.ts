import type { InformationPart } from '../catalogue/informationSchema.ts'

/** A page about the shop itself, as it is shown: its text is in no script, but travels with the page alone. */
export interface Information {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** What the shop itself states here, above the owner's own text. */
  readonly shows?: InformationPart
  readonly sections: readonly InformationSection[]
}

export interface InformationSection {
  readonly title?: string
  readonly paragraphs?: readonly string[]
  readonly facts?: readonly InformationFact[]
  /** Each row is named by its first cell. */
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** To another page of the shop. */
  readonly link?: { readonly path: string; readonly label: string }
}

export interface InformationFact {
  readonly name: string
  readonly value: string
  /** Where the value is to be pressed: a "tel:" or "mailto:" address. */
  readonly href?: string
}
