/** A shape of the shop's mark: its element, with the attributes as React names them, and what it holds. */
export type MarkNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly MarkNode[],
]

/** The shop's mark, without its name: a square drawing. */
export interface Mark {
  readonly viewBox: string
  readonly nodes: readonly MarkNode[]
}
