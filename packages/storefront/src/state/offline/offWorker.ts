/**
 * The service worker of a shop that is not to be kept on devices any more: it takes over at once from any worker that
 * is there, however broken, deletes what that one kept and removes itself (docs/decisions/0023).
 */
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const { scope } = self.registration
  for (const name of await caches.keys()) {
    if (name.startsWith(`${scope}#`)) await caches.delete(name)
  }
  await self.registration.unregister()
}
