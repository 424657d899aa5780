import type { Page } from '@playwright/test'

/** The texts that the shop keeps on the device's disk (docs/decisions/0012), by its names; empty where it has kept nothing yet. */
export function readTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'shop')) return {}
    const ask = <T>(request: IDBRequest) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result as T)
        request.onerror = () => reject(request.error!)
      })
    const database = await ask<IDBDatabase>(indexedDB.open('shop'))
    const store = database.transaction('texts').objectStore('texts')
    const [names, texts] = await Promise.all([ask<string[]>(store.getAllKeys()), ask<string[]>(store.getAll())])
    database.close()
    return Object.fromEntries(names.map((name, index) => [name, texts[index]!]))
  })
}

/** Keeps a text there as another tab would, which tells the open ones. */
export async function writeText(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('shop')
        request.onupgradeneeded = () => request.result.createObjectStore('texts')
        request.onsuccess = () => {
          const database = request.result
          const transaction = database.transaction('texts', 'readwrite')
          transaction.objectStore('texts').put(text, name)
          transaction.onabort = reject
          transaction.oncomplete = () => {
            database.close()
            const channel = new BroadcastChannel('kept')
            channel.postMessage([name])
            channel.close()
            resolve()
          }
        }
      }),
    [name, text] as const,
  )
}

/** Every text that this browser keeps for the shop, of the device and of the tab, with its names. */
export async function readAllKept(page: Page): Promise<string> {
  const others = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  return JSON.stringify([await readTexts(page), ...others])
}

/** Has the browser refuse the shop any room on the disk, or give it back. */
export async function setFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((isFull) => {
    const store = IDBObjectStore.prototype as { put: IDBObjectStore['put'] & { before?: IDBObjectStore['put'] } }
    const put = store.put.before ?? store.put
    store.put = put
    if (!isFull) return
    // As the browser does it: the write is taken, and its transaction is undone.
    store.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
      const request = put.apply(this, args)
      this.transaction.abort()
      return request
    }
    store.put.before = put
  }, isFull)
}
