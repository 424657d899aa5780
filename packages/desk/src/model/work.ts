/** How far a build of the shop is, and its result. */
export interface Work {
  readonly kind: 'preview' | 'publish'
  readonly state: 'running' | 'done' | 'failed'
  /** What the build says. */
  readonly lines: readonly string[]
  /** Where the built shop is served on this machine; once it is done. */
  readonly address?: string
  /** The folder that holds the built shop. */
  readonly folder: string
}
