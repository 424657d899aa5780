/** Builds the shop and says at the end how much memory that took at most, in kB. */
import process from 'node:process'

process.on('exit', () => console.log('memory', process.resourceUsage().maxRSS))
await import('@shop/site/build/build.ts')
