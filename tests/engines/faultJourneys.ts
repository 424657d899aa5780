import { connect, createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { PLAIN } from '../examples.ts'
import { STORAGE_KEYS } from '@shop/storefront/state/stored/storage.ts'
import { seeCount } from './seeCount.ts'
import type { Visitor } from './visitor.ts'

const ADD = new RegExp(`^Add(ed)? to cart: ${PLAIN.title}$`)
const PRESSES = 100

/** Texts that may stand under any key, where another program, an extension or a later release has been at it. */
const HOSTILE = [
  '{',
  '[]',
  'null',
  '{"version":9}',
  '{"version":2,"lines":[{"slug":"__proto__"}]}',
  '\u0000'.repeat(500),
]
const PROFILE = 'profile.0123456789abcdef'

/** Failures of a device, at one width: nothing here depends on it. */
export const FAULT_JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'hostile texts in storage'(visitor) {
    await visitor.arrive(PLAIN.list)
    await visitor.press(ADD)
    await seeCount(visitor, 1)
    await visitor.rest()
    // Each key has another text each time.
    for (const [round, path] of ['/cart', '/order', '/lists', '/account'].entries()) {
      await visitor.ask(
        (keys: string[], texts: string[], round: number) =>
          new Promise((resolve) => {
            const request = indexedDB.open('shop')
            request.onsuccess = () => {
              const transaction = request.result.transaction('texts', 'readwrite')
              for (const [index, key] of keys.entries()) {
                const text = texts[(index + round) % texts.length]!
                for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text)
                transaction.objectStore('texts').put(text, key)
              }
              transaction.oncomplete = () => {
                request.result.close()
                resolve(null)
              }
            }
          }),
        [...Object.values(STORAGE_KEYS), PROFILE, `${PROFILE}.cart`, 'cart+0.hostile'],
        HOSTILE,
        round,
      )
      await visitor.open(path)
      await visitor.seeNot('in the shop went wrong')
      await visitor.rest()
    }
    await visitor.open(PLAIN.list)
    const before = Number.parseInt(await visitor.ask(() => document.querySelector('[data-testid=badge]')!.textContent))
    await visitor.press(ADD)
    await seeCount(visitor, before + 1)
  },

  async 'storage that is full'(visitor) {
    await visitor.arrive(PLAIN.list)
    await visitor.ask(() => {
      const store = IDBObjectStore.prototype as { put: IDBObjectStore['put'] & { before?: IDBObjectStore['put'] } }
      const { put } = store
      // As the browser does it: the write is taken, and its transaction is undone.
      store.put = function (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) {
        const request = put.apply(this, args)
        this.transaction.abort()
        return request
      }
      store.put.before = put
    })
    await visitor.press(ADD)
    await seeCount(visitor, 1)
    await visitor.see('This browser is not letting the shop keep')
    await visitor.ask(() => {
      const store = IDBObjectStore.prototype as { put: { before?: IDBObjectStore['put'] } }
      Object.assign(store, { put: store.put.before })
    })
    await visitor.press(ADD)
    await seeCount(visitor, 2)
    await visitor.open('/cart')
    await visitor.seeTitle('2 items')
  },

  async 'two tabs at once'(visitor) {
    await visitor.arrive(PLAIN.list)
    await visitor.ask((path: string) => void ((window as { other?: Window | null }).other = open(path)), PLAIN.list)
    /** Presses in both tabs in turn; those before a page is taken over count too. Returns how many have the button. */
    const press = (times: number) =>
      visitor.ask(
        async (pattern: string, times: number) => {
          const { other } = window as { other?: Window | null }
          const find = (page: Document) =>
            [...page.querySelectorAll('button')].find((button) =>
              new RegExp(pattern).test((button.ariaLabel ?? button.textContent).replaceAll(/\s+/g, ' ').trim()),
            )
          const buttons = [document, other!.document].flatMap((page) => find(page) ?? [])
          for (let time = 0; time < times; time++) {
            for (const button of buttons) button.click()
            // A task each: a timer waits for a second in a tab that is behind another.
            const { port1, port2 } = new MessageChannel()
            await new Promise((resolve) => {
              port1.onmessage = resolve
              port2.postMessage('')
            })
          }
          return buttons.length
        },
        ADD.source,
        times,
      )
    const readBadge = (isOther: boolean) =>
      visitor.ask((isOther: boolean) => {
        const page = isOther ? (window as { other?: Window | null }).other!.document : document
        return page.querySelector('[data-testid=badge]')!.textContent.replace(/ .*/, '')
      }, isOther)
    await visitor.until('the other tab to have its button', async () => (await press(0)) === 2)
    await press(PRESSES)
    const all = String(2 * PRESSES)
    for (const isOther of [false, true])
      await visitor.until(`${all} items in both tabs`, async () => (await readBadge(isOther)) === all)
    await visitor.ask(() => (window as { other?: Window | null }).other!.close())
    await visitor.open('/cart')
    await visitor.seeTitle(`${all} items`)
  },

  async 'plain http'(visitor) {
    const address = Object.values(networkInterfaces())
      .flatMap((known) => known ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
    if (address === undefined) return console.log('       this machine has no address that a browser holds insecure')
    // Browsers trust 127.0.0.1 without TLS, and no other address.
    const front = createServer((socket) => {
      const host = connect(Number(new URL(visitor.host.url).port), '127.0.0.1')
      for (const end of [socket, host]) end.on('error', () => [socket, host].forEach((one) => one.destroy()))
      socket.pipe(host).pipe(socket)
    })
    await new Promise<void>((resolve) => front.listen(0, address, resolve))
    const url = `http://${address}:${(front.address() as AddressInfo).port}`
    try {
      await visitor.open(`${url}/login`)
      if (await visitor.ask(() => isSecureContext)) throw new Error('the browser holds the address secure')
      await visitor.see('No accounts at this address')
      await visitor.rest()
      await visitor.open(url + PLAIN.list)
      await visitor.press(ADD)
      await seeCount(visitor, 1)
      await visitor.rest()
      await visitor.open(`${url}/cart`)
      await visitor.seeTitle('1 item')
      await visitor.rest()
    } finally {
      await visitor.arrive('/')
      front.close()
    }
  },
}
