export interface Work {
  readonly kind: 'preview' | 'publish'
  readonly state: 'running' | 'done' | 'failed'
  readonly lines: readonly string[]
  /** The address of the built shop on this machine; once it is done. */
  readonly address?: string
  /** The folder that holds the built shop. */
  readonly folder: string
}
