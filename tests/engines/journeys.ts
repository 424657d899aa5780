import ExcelJS from 'exceljs'
import { OTHER, PLAIN } from '../examples.ts'
import { DEVICE_JOURNEYS } from './deviceJourneys.ts'
import { seeCount } from './seeCount.ts'
import { SELF_CHECKS } from './selfChecks.ts'
import { Visitor } from './visitor.ts'

const MONITORS = PLAIN.list
const [M3, M2] = [PLAIN.title, OTHER.title]

/** A visitor's journeys in every engine and at every width, by their names. */
export const JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async home(visitor) {
    await visitor.arrive('/')
    await visitor.seeTitle('Equipment')
    await visitor.see('£')
    await visitor.seeNoOverlap()
    await visitor.press('Scrubs')
    await visitor.seeTitle('Scrub tops, trousers and caps')
  },

  async category(visitor) {
    await visitor.arrive(MONITORS)
    await visitor.seeNoOverlap()
    await visitor.press(M3)
    await visitor.seeTitle(M3)
    await visitor.seeNoOverlap()
    await visitor.press('Add to Cart')
    await seeCount(visitor, 1)
    await visitor.press(/^Cart/)
    await visitor.seeTitle('1 item')
    await visitor.seeNoOverlap()
  },

  async 'filter by its words'(visitor) {
    await visitor.arrive('/scrubs')
    if (visitor.isNarrow) {
      await visitor.press('Filter')
      await visitor.press('Colour')
      await visitor.press('Wine 1 product')
      await visitor.press('Show 1 product')
    } else {
      await visitor.press('Colour')
      await visitor.press('Wine 1 product')
    }
    await visitor.see('Colour: Wine')
    await visitor.seeNot('navy blue')
    if ((await visitor.readAddress()) !== '/scrubs?colour=Wine') throw new Error('the filter is not in the address')
  },

  async 'search and suggestions'(visitor) {
    await visitor.arrive('/')
    await visitor.type('Search by name, brand or SKU', 'm3 comfort')
    await visitor.see('SKU HEM-7155-E')
    await visitor.press('Add')
    await seeCount(visitor, 1)
    await visitor.press(new RegExp(`^${M3}`))
    await visitor.seeTitle(M3)
    await visitor.type('Search by name, brand or SKU', 'gloves')
    await visitor.browser.press('Enter')
    await visitor.seeTitle('for “gloves”')
    await visitor.seeNoOverlap()
  },

  async 'quick view'(visitor) {
    await visitor.arrive(MONITORS)
    await visitor.press(new RegExp(`^Quick view ?of ${M3}$`))
    await visitor.see('SKU HEM-7155-E')
    await visitor.seeNoOverlap()
    await visitor.press('Add to Cart')
    await visitor.see(`Added to your cart: ${M3}`)
    await seeCount(visitor, 1)
  },

  async compare(visitor) {
    await visitor.arrive(MONITORS)
    await visitor.press(new RegExp(`^Compare ?${M3}$`))
    await visitor.press(new RegExp(`^Compare ?${M2}$`))
    await visitor.press('Compare the chosen products')
    await visitor.seeTitle('Compare 2 products')
    await visitor.see('£59.99')
    await visitor.seeNoOverlap()
  },

  async 'quick order'(visitor) {
    await visitor.arrive('/quick-order')
    await visitor.type('Paste lines', 'HEM-7155-E 2\nHEM-7121J-E 3')
    await visitor.press('Read these lines')
    await visitor.see('£119.98')
    await visitor.seeNoOverlap()
    await visitor.press('Add 2 lines to the cart')
    await seeCount(visitor, 5)
  },

  async 'ward list'(visitor) {
    await visitor.arrive('/lists')
    await visitor.type('List name', 'Ward 3')
    await visitor.press('Create an empty list')
    await visitor.seeTitle('Ward 3')
    await visitor.type('Code or barcode', 'HEM-7155-E')
    await visitor.type('Par level', '4')
    await visitor.browser.press('Enter')
    await visitor.type(`${M3} on hand`, '1')
    await visitor.see('£179.97')
    await visitor.seeNoOverlap()
    await visitor.press('Order 1 line')
    await seeCount(visitor, 3)
  },

  async share(visitor) {
    await orderTwo(visitor)
    await visitor.open('/cart')
    await visitor.press('Share the cart')
    let link = ''
    await visitor.until('the link', async () => {
      link = await visitor.ask(
        () => [...document.querySelectorAll('input')].find(({ value }) => value.includes('#v1.'))!.value,
      )
      return link !== ''
    })
    await visitor.seeNoOverlap()
    await visitor.open(link)
    await visitor.seeTitle('A cart for you')
    await visitor.seeNoOverlap()
    await visitor.press('Replace my cart')
    await visitor.seeTitle('2 items')
  },

  async order(visitor) {
    await orderTwo(visitor)
    await visitor.open('/order')
    for (const [label, text] of Object.entries({
      'Organisation (optional)': 'Carrick Community Hospital',
      'Your name': 'Ada Penrose',
      Email: 'ada.penrose@carrick.example',
      'Department, building and street': 'Stores, Level 2',
      'Town or city': 'Falmouth',
      Postcode: 'TR11 3XX',
    }))
      await visitor.type(label, text)
    await visitor.seeNoOverlap()
    await visitor.see('Carrick Community Hospital')
    await visitor.seeNoOverlap()
    const csv = await readFile(visitor, 'Save as CSV')
    if (!csv.toString().includes('HEM-7155-E')) throw new Error('the CSV file does not have the line')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await readFile(visitor, 'Save as Excel')) as never)
    const cells = JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()))
    if (!cells.includes('HEM-7155-E')) throw new Error('the XLSX file does not have the line')
  },

  async engraving(visitor) {
    await visitor.arrive('/detail/littmann-classic-iii-navy')
    await visitor.press('Add an engraving')
    await visitor.type('Text to engrave', 'Dr M. Tregear')
    await visitor.press('Engrave exactly: “Dr M. Tregear”')
    await visitor.seeNoOverlap()
    await visitor.press('Add to Cart')
    await seeCount(visitor, 1)
    await visitor.open('/cart')
    await visitor.see('Engraved “Dr M. Tregear”')
  },

  async theme(visitor) {
    const readGround = () => visitor.ask(() => getComputedStyle(document.documentElement).backgroundColor)
    await visitor.arrive('/bins')
    if (visitor.isNarrow) await visitor.press('Menu')
    await visitor.choose('Theme', 'Light')
    const light = await readGround()
    await visitor.choose('Theme', 'Dark')
    await visitor.until('a dark page', async () => (await readGround()) !== light)
    await visitor.open('/fridges')
    if ((await readGround()) === light) throw new Error('the next page is light again')
    await visitor.seeNoOverlap()
  },

  async Back(visitor) {
    await visitor.arrive('/scrubs')
    const last = await visitor.ask(() => [...document.querySelectorAll<HTMLElement>('article h3 a')].at(-1)!.innerText)
    await visitor.press(last)
    await visitor.seeTitle(last)
    await visitor.browser.back()
    await visitor.seeTitle('Scrub tops, trousers and caps')
    await visitor.until('the place from before', () => visitor.ask(() => scrollY > 200))
    await visitor.press(last)
    await visitor.seeTitle(last)
  },

  ...DEVICE_JOURNEYS,
  ...SELF_CHECKS,
}

async function orderTwo(visitor: Visitor): Promise<void> {
  await visitor.arrive(MONITORS)
  await visitor.press(`Add to cart: ${M3}`)
  await visitor.press(`Add to cart: ${M2}`)
  await seeCount(visitor, 2)
}

/** The file that a button makes, taken as the page passes it to the browser: engines differ in where they save it. */
async function readFile(visitor: Visitor, button: string): Promise<Buffer> {
  await visitor.ask(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      const reader = new FileReader()
      reader.onload = () => (document.documentElement.dataset.file = reader.result as string)
      // The search's worker is made from a blob too.
      if (blob.type !== 'text/javascript') reader.readAsDataURL(blob)
      return create(blob)
    }
    delete document.documentElement.dataset.file
  })
  await visitor.press(button)
  let file = ''
  await visitor.until(`the file of “${button}”`, async () => {
    file = await visitor.ask(() => document.documentElement.dataset.file ?? '')
    return file !== ''
  })
  return Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')
}
