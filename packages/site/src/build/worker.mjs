/** Where a worker thread begins: from here on it reads TypeScript, whatever started it. */
import { register } from 'tsx/esm/api'

register()
await import('./pageWorker.ts')
