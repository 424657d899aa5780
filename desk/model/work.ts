/** The progress of a build of the shop, and its result. */
export interface Work {
  readonly kind: 'preview' | 'publish'
  readonly state: 'running' | 'done' | 'failed'
  /** The output of the build. */
  readonly lines: readonly string[]
  /** The address of the built shop on this machine; once it is done. */
  readonly address?: string
  /** The folder that holds the built shop. */
  readonly folder: string
}
