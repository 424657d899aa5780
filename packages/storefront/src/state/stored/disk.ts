/** Texts by their names; null: there is none, or there is to be none. */
export type Texts = ReadonlyMap<string, string | null>

/** The place where this browser keeps the shop's texts. */
export interface Disk {
  /** True for local storage, of which a kill may lose the last seconds. */
  readonly isLocal: boolean
  /** Those of these names, or all. */
  readonly read: (names?: readonly string[]) => Promise<Texts>
  /** Keeps them, begun before this returns: a page may be left at once. Resolves with false where they are not kept. */
  readonly write: (texts: Texts) => Promise<boolean>
  /** Keeps them, all or none, if what stands there now is as expected; resolves with false where it is not. */
  readonly swap: (expected: Texts, texts: Texts) => Promise<boolean>
}

const STORE = 'texts'
/** The pause before a disk that is gone is asked for again. */
const AGAIN_MS = 200

/** IndexedDB, on which a transaction is on the disk once it is complete. Rejects where this browser refuses it. */
export async function openDisk(onLost: () => void): Promise<Disk> {
  let database = await open()
  const follow = (next: IDBDatabase) => {
    database = next
    // A later release may want another form of it.
    database.onversionchange = () => next.close()
    // The visitor has cleared everything, or the browser has: what comes is kept on an empty disk.
    database.onclose = () => void reopen()
  }
  const reopen = async (): Promise<void> => {
    const next = await open().catch(() => undefined)
    if (!next) return void setTimeout(() => void reopen(), AGAIN_MS)
    follow(next)
    onLost()
  }
  follow(database)
  const begin = (mode: IDBTransactionMode) => database.transaction(STORE, mode, { durability: 'strict' })

  return {
    isLocal: false,
    async read(names) {
      const store = begin('readonly').objectStore(STORE)
      const keys = names ? [...names] : await ask<string[]>(store.getAllKeys())
      const texts = names
        ? await Promise.all(keys.map((name) => ask<string | undefined>(store.get(name))))
        : await ask<string[]>(store.getAll())
      return new Map(keys.map((name, index) => [name, texts[index] ?? null]))
    },
    async write(texts) {
      const transaction = begin('readwrite')
      put(transaction, texts)
      return isDone(transaction)
    },
    async swap(expected, texts) {
      const transaction = begin('readwrite')
      const store = transaction.objectStore(STORE)
      const done = isDone(transaction)
      const found = await Promise.all([...expected].map(async ([name]) => ask<string | undefined>(store.get(name))))
      if ([...expected.values()].every((text, index) => text === (found[index] ?? null))) put(transaction, texts)
      else transaction.abort()
      return done
    },
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('shop')
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return ask(request)
}

function put(transaction: IDBTransaction, texts: Texts): void {
  const store = transaction.objectStore(STORE)
  for (const [name, text] of texts)
    if (text === null) store.delete(name)
    else store.put(text, name)
  // Without waiting for answers: the page may be gone by then.
  transaction.commit()
}

function isDone(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => resolve(false)
  })
}

function ask<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error!)
  })
}
