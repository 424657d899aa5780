/** The start of a worker thread: from here on it reads TypeScript, however it was started. */
import { register } from 'tsx/esm/api'

register()
await import('./pageWorker.ts')
