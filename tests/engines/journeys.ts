import { ADA, buildSignUp } from '../accounts.ts'
import { OTHER, PLAIN } from '../examples.ts'
import type { Host } from '../host.ts'
import { listCovered } from '../measure.ts'
import { until, type Visitor } from './visitor.ts'

const ADD = [PLAIN, OTHER].map(({ title }) => `Add to cart: ${title}`)
const SEARCH = 'Search by name, brand or SKU'
const BUYER = { 'Your name': 'Ada Penrose', Email: ADA.email, Postcode: 'TR11 3XX', 'Town or city': 'Falmouth' }

/** A visitor’s journeys in every engine, in wide windows and in narrow ones, where buttons open the menu and filters. */
export const JOURNEYS: Readonly<Record<string, (visitor: Visitor, isNarrow: boolean, host: Host) => Promise<void>>> = {
  async 'home to cart, without a connection'(visitor, _, host) {
    await visitor.open('/', 'Equipment')
    const isKept = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    await until('the shop to be kept', () => visitor.ask(isKept))
    await visitor.seeQuiet()
    await host.stop()
    await visitor.press('Blood pressure monitors', PLAIN.title, 'Add to Cart', 'Cart ?1 item')
    await visitor.see('1 item in 1 line')
    await visitor.open('/scrubs', 'Scrub tops')
    // Files that were out of reach are no error of the page.
    await visitor.ask(() => localStorage.removeItem('errors'))
  },
  async Back(visitor) {
    await visitor.open('/scrubs', 'Scrub tops')
    await visitor.press('Contact')
    await visitor.see('no shop answers a letter')
    await visitor.ask(() => history.back())
    await until('the place from before', () => visitor.ask(() => scrollY > 200))
  },
  async filter(visitor, isNarrow) {
    await visitor.open('/scrubs', 'navy blue')
    await visitor.press(...(isNarrow ? ['Filter'] : []), 'Colour', 'Wine 1 product')
    if (isNarrow) await visitor.press('Show 1 product')
    await visitor.see('Colour: Wine')
  },
  async search(visitor) {
    await visitor.open('/', 'Equipment')
    await visitor.fill({ [SEARCH]: 'm3 comfort' })
    await visitor.press('Add', 'Clear the search field')
    await visitor.fill({ [SEARCH]: 'gloves\n' })
    await visitor.see('for “gloves”')
    await visitor.press('Cart ?1 item')
  },
  async 'quick order'(visitor) {
    await visitor.open('/quick-order', 'Quick order')
    await visitor.fill({ 'Paste lines': 'HEM-7155-E 2\nHEM-7121J-E 3' })
    await visitor.press('Read these lines', 'Add 2 lines to the cart', 'Cart ?5 items')
  },
  async 'ward list'(visitor, isNarrow) {
    await visitor.open('/lists', 'Lists')
    await visitor.fill({ 'List name': 'Ward 3\n', 'Code or barcode': 'HEM-7155-E', 'Par level': '4\n' })
    await visitor.fill({ [`${PLAIN.title} on hand`]: '1' })
    // On a phone the sum stands below, of all lines.
    await visitor.see(isNarrow ? 'order 3' : '£179.97')
    await visitor.press('Order 1 line', 'Cart ?3 items')
  },
  async share(visitor) {
    await visitor.open(PLAIN.list, PLAIN.title)
    await visitor.press(...ADD, 'Cart ?2 items', 'Share the cart')
    const readLink = () => [...document.querySelectorAll('input')].find(({ value }) => value.includes('#v1.'))?.value
    await visitor.open(await until('the link', () => visitor.ask(readLink)), 'A cart for you')
    await visitor.press('Replace my cart')
    await visitor.see('2 items in 2 lines')
  },
  async order(visitor) {
    await visitor.open(PLAIN.list, PLAIN.title)
    await visitor.press(...ADD, 'Cart ?2 items', 'Make an order document')
    await visitor.fill({ ...BUYER, 'Department, building and street': 'Stores, Level 2' })
    await visitor.see('Stores, Level 2')
    // Engines differ in where they save a file: it is read as the page passes it to the browser.
    await visitor.ask(() => {
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (file: Blob) => {
        void file.text().then((text) => (document.body.dataset.file = text))
        return create(file)
      }
    })
    await visitor.press('Save as CSV')
    await until('the CSV file', () => visitor.ask(() => document.body.dataset.file?.includes('HEM-7155-E')))
  },
  async theme(visitor, isNarrow) {
    const isDark = () => visitor.ask(() => getComputedStyle(document.body).colorScheme === 'dark')
    await visitor.open('/bins', 'waste sacks')
    await visitor.press(...(isNarrow ? ['Menu'] : []), 'Theme')
    // By its keys: the menu of a select is the system's own window, which no driver reaches.
    await visitor.browser.type('Dark')
    await until('a dark page', isDark)
    await visitor.open('/fridges', 'ridge')
    await until('the next one to be dark', isDark)
  },
  async account(visitor) {
    await visitor.open('/signup', 'Password again')
    await visitor.fill(buildSignUp(ADA))
    await visitor.press('Submit', 'Go to my account', 'Make a list')
    await visitor.open(PLAIN.list, PLAIN.title)
    await visitor.press(...ADD)
    await visitor.open('/account', 'Log out')
    await visitor.press('Log out')
    await visitor.fill({ Email: ADA.email, Password: `${ADA.password}\n` })
    await until('the account to be open', () => visitor.ask(() => location.pathname !== '/login'))
    await visitor.open('/cart', '2 items in 2 lines')
  },
  async 'what the journeys watch for'(visitor) {
    await visitor.open('/contact', 'no shop answers a letter')
    await visitor.ask(() => {
      console.error('a deliberate error')
      setTimeout(() => {
        throw new Error('a deliberate fault')
      })
      document.body.append(document.createElement('canvas'))
      document.querySelector('canvas')!.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%'
    })
    for (const what of ['a deliberate error', 'a deliberate fault'])
      await until(`${what} to be recorded`, () =>
        visitor.ask((what) => localStorage.getItem('errors')?.includes(what), what),
      )
    if ((await visitor.ask(listCovered)).length === 0) throw new Error('text that is covered is not found')
    await visitor.ask(() => localStorage.removeItem('errors'))
  },
}
