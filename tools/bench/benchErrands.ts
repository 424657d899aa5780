import type { Browser, Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LISTS_KIND } from '@shop/core/lists/storedWardLists.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import type { Bench } from './bench.ts'
import { type Hand, openHand, type Step } from './hand.ts'
import { formatTable } from './table.ts'

/** An errand, or a part of one, with the presses it may take; Infinity for one that has no goal of its own. */
interface Walked {
  readonly errand: string
  readonly steps: readonly Step[]
  readonly most: number
  /** False where something was emptied by hand. */
  readonly isTidy: boolean
}

/** What each of them writes on the order, in the order of the form's fields. */
const WARD = {
  'Organisation (optional)': 'Royal Tremayne Hospital',
  'Your name': 'Karen Polglase',
  Email: 'k.polglase@tremayne.example',
  'Department, building and street': 'Ward 6, Treliske',
  'Town or city': 'Truro',
  Postcode: 'TR1 3LJ',
  'Purchase order number (optional)': 'PO-4471',
  'Cost centre (optional)': 'W6-2210',
}
const PRACTICE = {
  'Organisation (optional)': 'Greenbank Surgery',
  'Your name': 'Jan Rowe',
  Email: 'jan.rowe@greenbank.example',
  'Department, building and street': '2 Green Bank',
  'Town or city': 'Falmouth',
  Postcode: 'TR11 2XX',
  'Purchase order number (optional)': 'PO-118',
}
const STUDENT = {
  'Your name': 'Tamsin Hocking',
  Email: 'tamsin.hocking@student.example',
  'Department, building and street': '4 Marlborough Road',
  'Town or city': 'Falmouth',
  Postcode: 'TR11 3LP',
}
const PHARMACIST = {
  'First name': 'Petroc',
  'Last name': 'Nance',
  Email: 'petroc.nance@pharmacy.example',
  Password: 'harbour lights and gulls',
  'Password again': 'harbour lights and gulls',
}
/** The homes that the pharmacist orders for, as the account's form asks for them. */
const HOMES = [
  ['Rosewarne', '1 Fore Street', 'Camborne', 'TR14 8AA', 'RW-1'],
  ['Trevose', '22 Harbour View', 'Padstow', 'PL28 8AB', 'TV-2'],
  ['St Piran’s', '7 Chapel Hill', 'Truro', 'TR1 3BD', 'SP-3'],
] as const
const SCRUB_TOP = 'V-neck scrub top, unisex, navy blue'
const SCRUB_TROUSERS = 'Scrub trousers, drawstring, unisex, navy blue'
const STETHOSCOPE = 'Classic III monitoring stethoscope, navy blue tube'
const MEDICINES = ['Paracetamol 500 mg tablets, 32', 'Senna 7.5 mg tablets, 20']

/** The ward's list: what there should be, and what is found in the first and in the second week. */
const LIST = [
  ['penhallow-gloves-nitrile-blue-m', 10, 4, 6],
  ['penhallow-aprons-flat-pack-white', 6, 2, 3],
  ['penhallow-pulp-vomit-bowls', 4, 1, 2],
  ['penhallow-blunt-fill-needles', 5, 3, 1],
  ['3m-tegaderm-film-6x7', 3, 1, 2],
  ['3m-micropore-2-5cm', 12, 5, 8],
  ['penhallow-skin-wipes-70-ipa', 8, 6, 3],
  ['daniels-sharpsguard-yellow-5l', 6, 2, 4],
  ['penhallow-iv-cannula-dressing', 4, 2, 1],
  ['clinell-universal-wipes-pack-200', 10, 7, 5],
  ['penhallow-ear-thermometer-probe-covers', 4, 2, 3],
  ['penhallow-ecg-electrodes', 6, 3, 5],
] as const
/** About 30 lines with a greeting and a signature: the longest mail of those that were written for the reader. */
const MAIL = 'kernow-ambulance'

interface Mail {
  readonly name: string
  readonly text: string
  readonly lines: readonly { readonly goods: readonly { readonly slugs: readonly string[] }[] }[]
}

/** Walks the four errands of a week as a hand does, and counts its presses and keys; gives the report's section. */
export async function measureErrands({ browser, url }: Pick<Bench, 'browser' | 'url'>): Promise<string> {
  const walked = [
    ...(await orderTheList(browser, url)),
    await orderTheMail(browser, url),
    await orderTwoAlike(browser, url),
    await orderTopAndTrousers(browser, url),
    ...(await orderForThreeHomes(browser, url)),
  ]
  return `Four weekly orders, walked from the shop's first page to the printed document: the ward sister's on a phone of 390 × 844, the others at a desk of 1440 × 900. Each press of the pointer and each key is counted as it is made (\`tools/bench/hand.ts\`). The list stands on the sister's phone and the mail is on the clipboard; a field of the phone's form takes a press, one at the desk a Tab.

${formatTable([
  ['errand', 'presses', 'keys', 'goal', 'met'],
  ...walked.map(({ errand, steps, most, isTidy }) => [
    errand,
    sum(steps, 'presses'),
    sum(steps, 'keys'),
    most === Infinity ? '' : most === HANDS_OFF ? 'nothing emptied by hand' : `≤ ${most} presses`,
    most === Infinity ? '' : isTidy && sum(steps, 'presses') <= most ? 'yes' : '**no**',
  ]),
])}

${walked.map(({ errand, steps }) => `- ${errand}: ${steps.map(({ what, presses, keys }) => `${what} ${presses} / ${keys}`).join(', ')}`).join('\n')}`
}

/** A goal of no emptying, whatever the presses. */
const HANDS_OFF = Number.MAX_SAFE_INTEGER

const sum = (steps: readonly Step[], what: 'presses' | 'keys') => steps.reduce((total, step) => total + step[what], 0)

const titles = new Map(loadShop().catalogue.products.map(({ slug, title }) => [slug, title]))
/** The title of a product; an error where the shop no longer has it. */
function findTitle(slug: string): string {
  const title = titles.get(slug)
  if (title === undefined) throw new Error(`The shop has no product ${slug}.`)
  return title
}

const findField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const findLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const findSearch = (page: Page) => page.getByRole('combobox', { name: 'Search by name, brand or SKU' })
const findSuggested = (page: Page, title: string) =>
  page.getByRole('listbox').getByRole('option').filter({ hasText: title }).first()
const findChip = (page: Page, option: string, value: string) =>
  page.getByRole('group', { name: option, exact: true }).getByText(value, { exact: true })

/** Prints from the order's page, and looks at the paper: it has to say all of `texts` and none of `others`. */
async function print(hand: Hand, texts: readonly string[], others: readonly string[] = []): Promise<string> {
  const before = (await hand.papers()).length
  hand.begin('print')
  await hand.press(findButton(hand.page, 'Print or save as PDF'))
  await hand.page.waitForFunction(
    (count) => (JSON.parse(sessionStorage.getItem('bench papers') ?? '[]') as string[]).length > count,
    before,
    { timeout: 5000 },
  )
  const paper = (await hand.papers()).at(-1)!
  const lacking = texts.filter((text) => !paper.includes(text))
  if (lacking.length > 0) throw new Error(`The paper lacks: ${lacking.join('; ')}\n${paper}`)
  const strange = others.filter((text) => paper.includes(text))
  if (strange.length > 0) throw new Error(`The paper has what is another's: ${strange.join('; ')}\n${paper}`)
  return paper
}

/** Fills in the form of the order, or of another: on a phone each field is pressed, at a desk Tab leads on. */
async function fillIn(hand: Hand, texts: Readonly<Record<string, string>>, hasTab: boolean): Promise<void> {
  for (const [index, [label, text]] of Object.entries(texts).entries()) {
    const field = findField(hand.page, label)
    if (index === 0 || !hasTab) await hand.press(field)
    else await tabTo(hand, field)
    await hand.type(text)
  }
}

async function tabTo(hand: Hand, field: Locator): Promise<void> {
  // A day is three fields and a button, each with a Tab.
  for (let tabs = 0; tabs < 12; tabs++) {
    await hand.key('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(field)}.`)
}

async function file(hand: Hand): Promise<void> {
  hand.begin('file it as sent')
  await hand.press(findButton(hand.page, 'Yes, it is sent: file it'))
  await hand.page.getByRole('heading', { level: 1, name: /^Order .* is filed$/ }).waitFor()
}

/** The ward sister counts her list of 12 and orders what is short, in two weeks on the same phone. */
async function orderTheList(browser: Browser, url: string): Promise<Walked[]> {
  const list = { id: 'ward', name: 'Ward 6', lines: LIST.map(([slug, par]) => ({ slug, options: {}, par })) }
  const hand = await openHand(browser, url, 'phone', { lists: formatMain(LISTS_KIND, [list]) })
  const { page } = hand
  const titles = LIST.map(([slug]) => findTitle(slug))

  async function countAndOrder(week: 2 | 3): Promise<void> {
    hand.begin('to the list')
    await hand.press(findLink(page, 'Lists').first())
    await hand.press(findLink(page, 'Ward 6'))
    hand.begin('12 counts')
    await hand.press(page.getByRole('textbox', { name: / on hand$/ }).first())
    for (const line of LIST) {
      await hand.type(String(line[week]))
      await hand.key('Enter')
    }
    hand.begin('order')
    await hand.press(findButton(page, 'Order 12 lines'))
    await hand.press(findLink(page, 'Order now'))
  }

  await countAndOrder(2)
  hand.begin('the form')
  await fillIn(hand, WARD, false)
  await hand.press(page.getByText('Keep your details and addresses on this device'))
  await print(hand, [...titles, ...Object.values(WARD)])
  await file(hand)
  const first = hand.steps.length
  const { isTidy } = hand
  await countAndOrder(3)
  await print(hand, [...titles, WARD['Your name'], WARD.Postcode])
  await file(hand)
  const steps = hand.steps
  await page.context().close()
  return [
    { errand: 'the ward’s list of 12, first week', steps: steps.slice(0, first), most: 18, isTidy: isTidy() },
    { errand: 'the ward’s list of 12, second week', steps: steps.slice(first), most: 8, isTidy: isTidy() },
  ]
}

/** The practice manager pastes a nurse's mail, answers what is asked and orders. */
async function orderTheMail(browser: Browser, url: string): Promise<Walked> {
  const mails = JSON.parse(readFileSync(path.join(getShopFolder(), 'queries/mails-own.json'), 'utf8')) as Mail[]
  const mail = mails.find(({ name }) => name === MAIL)
  if (!mail) throw new Error(`There is no mail ${MAIL}.`)
  const wanted = mail.lines.flatMap(({ goods }) => goods.map(({ slugs }) => slugs))
  const hand = await openHand(browser, url, 'desk')
  const { page } = hand
  await page.evaluate((text) => navigator.clipboard.writeText(text), mail.text)

  hand.begin('paste the mail')
  await hand.press(findLink(page, 'Quick order').first())
  await hand.key('Control+V')
  await page.getByRole('heading', { level: 2, name: `${wanted.length} lines` }).waitFor()
  await page.getByText('Looking for these words').first().waitFor({ state: 'hidden' })
  hand.begin('answer what is asked')
  for (const [index, slugs] of wanted.entries()) await answer(hand, index + 1, slugs.map(findTitle))
  hand.begin('order')
  await hand.press(findButton(page, 'Order now'))
  hand.begin('the form')
  await fillIn(hand, PRACTICE, true)
  const paper = await print(hand, Object.values(PRACTICE))
  const lacking = wanted.filter((slugs) => !slugs.some((slug) => paper.includes(findTitle(slug))))
  if (lacking.length > 0) throw new Error(`The paper lacks goods of the mail: ${lacking.join('; ')}`)
  return end(hand, `a mail of ${wanted.length} lines of goods`, 15)
}

/** Answers what quick order asks about a line, until it is ready. */
async function answer(hand: Hand, number: number, titles: readonly string[]): Promise<void> {
  const code = hand.page.getByRole('textbox', { name: `Code of line ${number}`, exact: true })
  const line = hand.page.getByRole('listitem').filter({ has: code })
  const asked = line.locator('[aria-describedby]')
  for (let answers = 0; answers < 4 && (await asked.count()) > 0; answers++)
    await hand.press(await findAnswer(line, titles))
  if ((await asked.count()) > 0) throw new Error(`Line ${number} is still asked about: ${await line.innerText()}`)
}

/** The button that a buyer presses who knows what is meant: a value that was written, else the first of the right goods. */
async function findAnswer(line: Locator, titles: readonly string[]): Promise<Locator> {
  const right = line.getByRole('listitem').filter({ hasText: new RegExp(titles.map(escape).join('|')) })
  const place = (await right.count()) > 0 ? right.first() : line
  const values = place.getByRole('group').getByRole('button')
  const texts = await values.allInnerTexts()
  const written = /You wrote: (.*)/.exec(await line.innerText())?.[1] ?? ''
  const at = texts.findIndex((text) => written.includes(text.split(' ')[0]!))
  if (texts.length > 0) return values.nth(Math.max(at, 0))
  return place.getByRole('button').filter({ hasText: /./ }).first()
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A student buys two scrub tops of a size and a stethoscope. */
async function orderTwoAlike(browser: Browser, url: string): Promise<Walked> {
  const hand = await openHand(browser, url, 'desk')
  await findProduct(hand, 'scrub top navy', SCRUB_TOP)
  hand.begin('two of size M')
  await hand.press(findChip(hand.page, 'Size', 'M'))
  await hand.press(findButton(hand.page, 'More'))
  await hand.press(findButton(hand.page, 'Add to Cart'))
  return finishStudent(hand, 'two scrub tops and a stethoscope', [SCRUB_TOP])
}

/** A student who knows her sizes buys a scrub top, trousers and a stethoscope. */
async function orderTopAndTrousers(browser: Browser, url: string): Promise<Walked> {
  const hand = await openHand(browser, url, 'desk')
  await addSuggested(hand, 'scrub top navy m', `${SCRUB_TOP}, Size M`)
  await addSuggested(hand, 'scrub trousers navy m regular', `${SCRUB_TROUSERS}, Size M, Length Regular`)
  return finishStudent(hand, 'a scrub top, trousers and a stethoscope', [SCRUB_TOP, SCRUB_TROUSERS])
}

/** Adds what is suggested from where the shop's search is; the words of a search before are replaced. */
async function addSuggested(hand: Hand, words: string, name: string): Promise<void> {
  hand.begin(`add “${words}”`)
  const field = findSearch(hand.page)
  // After a press on Add the field has the focus.
  if (await field.evaluate((element) => element === document.activeElement)) await hand.key('Control+A')
  else await hand.press(field)
  await hand.type(words)
  await hand.press(hand.page.getByTitle(`Add to cart: ${name}`))
}

async function findProduct(hand: Hand, words: string, title: string): Promise<void> {
  hand.begin(`search for “${words}”`)
  await hand.press(findSearch(hand.page))
  await hand.type(words)
  await hand.press(findSuggested(hand.page, title))
  await hand.page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor()
}

async function finishStudent(hand: Hand, errand: string, titles: readonly string[]): Promise<Walked> {
  await addSuggested(hand, 'littmann classic iii navy', STETHOSCOPE)
  hand.begin('order')
  await hand.press(findLink(hand.page, /^Finish the order/))
  hand.begin('the form')
  await fillIn(hand, STUDENT, true)
  await print(hand, [...titles, STETHOSCOPE, ...Object.values(STUDENT)])
  return end(hand, errand, 12)
}

/** A pharmacist makes an account with three homes, and then an order of the same medicines for each. */
async function orderForThreeHomes(browser: Browser, url: string): Promise<Walked[]> {
  const hand = await openHand(browser, url, 'desk')
  const { page } = hand
  hand.begin('sign up')
  await hand.press(findLink(page, 'Log in').first())
  await hand.press(findLink(page, 'Create account').first())
  await fillIn(hand, PHARMACIST, true)
  await hand.press(findButton(page, 'Submit'))
  await hand.press(findButton(page, 'Go to my account'))
  hand.begin('three addresses')
  await hand.press(page.getByText('Add an address'))
  for (const [name, street, town, postcode, costCentre] of HOMES) {
    const texts = {
      'Name of this address (optional)': name,
      'Department, building and street': street,
      'Town or city': town,
      Postcode: postcode,
      'Cost centre (optional)': costCentre,
    }
    await fillIn(hand, texts, true)
    await hand.press(findButton(page, 'Save this address'))
  }
  const setUp = hand.steps.length

  for (const [index, home] of HOMES.entries()) {
    if (index === 0) {
      for (const title of MEDICINES) await addSuggested(hand, title.split(' ').slice(0, 2).join(' '), title)
      hand.begin('order')
      await hand.press(findLink(page, /^Finish the order/))
    } else {
      hand.begin('the same again')
      await hand.press(findLink(page, /^Order PM-/))
      await hand.press(findButton(page, 'Order it again'))
      await hand.press(findLink(page, /^Finish the order/))
    }
    hand.begin(`the address of ${home[0]}`)
    const saved = page.getByLabel('Saved address')
    const value = await saved.locator('option').filter({ hasText: home[0] }).first().innerText()
    await hand.choose(saved, value)
    const others = HOMES.filter((other) => other !== home).map(([, street]) => street)
    await print(hand, [...MEDICINES, ...home.slice(1), PHARMACIST.Email], others)
    await file(hand)
  }
  const { steps } = hand
  const isTidy = hand.isTidy()
  await page.context().close()
  return [
    { errand: 'an account with three addresses', steps: steps.slice(0, setUp), most: Infinity, isTidy },
    { errand: 'the same for three addresses', steps: steps.slice(setUp), most: HANDS_OFF, isTidy },
  ]
}

async function end(hand: Hand, errand: string, most: number): Promise<Walked> {
  await hand.page.context().close()
  return { errand, steps: hand.steps, most, isTidy: hand.isTidy() }
}
