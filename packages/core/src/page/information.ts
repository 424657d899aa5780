import type { InformationPart } from '../catalogue/informationSchema.ts'

/** A page about the shop itself, as it is shown: its text is in no script, but travels with the page alone. */
export interface Information {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** The shop's own part, above the owner's text. */
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
  /** Present where the value can be pressed: a "tel:" or "mailto:" address. */
  readonly href?: string
}
