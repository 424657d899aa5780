import type { Attributes } from '@shop/core/catalogue/attributes.ts'

/** The fields of a record that hold prices. */
export const PRICES: readonly string[] = ['NewPrice', 'fromPrice', 'lastPrice']

/** The fields of the shop's records in an owner's words. */
const LABELS: Readonly<Record<string, string>> = {
  slug: 'Address',
  discription: 'Title',
  smalltittle: 'Maker',
  sku: 'SKU',
  NewPrice: 'Price inc. VAT',
  fromPrice: 'Price ex. VAT',
  lastPrice: 'Old price',
  img: 'Picture',
  about: 'Description',
  pack: 'Pack',
  'pack.count': 'Pieces in a pack',
  'pack.unit': 'Sold by the',
  'pack.of': 'Pieces are called',
  multiple: 'Sold in multiples of',
  brand: 'Brand on the pack',
  range: 'Range',
  swatch: 'Colour of the swatch',
  legalClass: 'Class of medicine',
  mpn: 'Maker’s code',
  gtin: 'Barcode (GTIN)',
  outer: 'Outer case',
  'outer.gtin': 'Barcode of the case',
  'outer.packs': 'Packs in a case',
  nhsCode: 'NHS code',
  pipCode: 'PIP code',
  dmd: 'dm+d code',
  engravable: 'Can be engraved',
  goesWith: 'Goes with',
  options: 'Choices',
  shown: 'Choice that the picture shows',
  variants: 'Sizes and colours',
  tittle: 'Title',
  shortTittle: 'Short title',
  dec: 'Description',
  inside: 'What is inside',
  add: 'Second picture',
  SecondSection: 'Tiles',
  product: 'Products',
  ageGroup: 'Age group of the clothes',
  glance: 'Table at a glance',
  categories: 'Categories',
  status: 'Status',
  url: 'Address on the web',
  email: 'E-mail',
  lead: 'Line above the home page’s heading',
  introGroup: 'Group that the home page begins with',
  telephoneLabel: 'What the number is called',
  note: 'Line at the top of every page',
  engraving: 'Note on engraving',
  pictureNote: 'Note on the pictures',
  premises: 'Number of the premises',
  superintendent: 'Superintendent pharmacist',
  demonstration: 'Prices and codes are stand-ins',
  offline: 'Devices may keep the shop for use offline',
  registeredName: 'Registered name',
  peppol: 'Peppol',
  money: 'Money',
  currency: 'Currency',
  locale: 'How figures are written',
  showExVat: 'Prices without VAT are shown beside those with it',
  'shop.brand': 'Name of the shop',
  'shop.colours.brand': 'Colour of links and buttons',
  'shop.colours.brandDark': 'The same on a dark page',
  strong: 'Name, first part',
  light: 'Name, second part',
  vatNumber: 'VAT number',
  cutOff: 'Hour that stands for “{cutOff}”',
  'shop.trade': 'What the shop sells',
  'shop.summary': 'Summary',
  'shop.payments': 'Ways to pay',
  'shop.ordering': 'What a buyer is told before ordering',
  'shop.ordering.payment': 'How to pay',
  'shop.ordering.delivery': 'Delivery',
  'shop.feeds': 'Feeds for other programs',
  'shop.money.vatRates': 'VAT rates, in per cent',
  'shop.company.number': 'Company number',
  'shop.company.office': 'Registered office',
  'shop.peppol.scheme': 'Scheme of the identifier',
  'shop.peppol.id': 'Identifier',
  'group.hue': 'Colour',
  'page.dec': 'Summary',
  'page.shows': 'What the shop itself states above your text',
  'page.text': 'Your text',
  'page.text.tittle': 'Heading',
  'page.text.dec': 'Paragraphs',
  'attribute.id': 'Name in the records',
  'attribute.label': 'Name on the pages',
  'attribute.more': 'A product with more of it is',
  'attribute.less': 'A product with less of it is',
  'attribute.values': 'Allowed values',
  'attribute.several': 'Goods may state several of them',
  'attribute.filter': 'A filter even where all goods say the same',
  'attribute.range': 'Tells the goods of one range apart',
  'attribute.picture': 'Named in the description of a picture',
  'attribute.warns': 'A difference in it is shown first',
  'attribute.role': 'What it means to the shop’s rules',
}

/** Hints for an owner on a field, by its name in `nameFieldIn`. */
export const HINTS: Readonly<Record<string, string>> = {
  'shop.url': 'As visitors type it, with a slash at its end',
  'shop.trade': 'Stands after the name in the title of the home page: “bicycle parts and tools”',
  'shop.summary': 'What search engines show below the title',
  'shop.introGroup': 'If there is none, it begins with the first group of the menu',
  'shop.colours.brand': 'Such as #8a3b12; leave it empty for the usual one',
  'shop.colours.brandDark': 'Leave it empty for a lighter shade of the same colour',
  'shop.telephoneLabel': '“Freephone”, where it is not “Telephone”',
  'shop.money.currency': 'Its code, such as EUR; leave it empty for pounds',
  'shop.money.locale': 'A language and a country, such as en-IE',
  'shop.money.vatRates': 'Leave it empty for a shop without VAT',
  'shop.engraving': 'Only in a shop that engraves',
  'shop.pharmacy.name': 'Only for a registered pharmacy; else leave all three empty',
  'shop.openingHours.opens': 'Such as 09:00',
  'shop.openingHours.closes': 'Such as 17:30',
  'shop.payments': 'Their marks stand at the foot of every page',
  'shop.ordering.payment': 'A sentence; without it pages say “not stated”',
  'shop.ordering.delivery': 'How, when and for how much it comes; without it pages say “not stated”',
  'shop.vatNumber': 'With its country: GB 123 4567 89',
  'shop.peppol.scheme': 'Four digits, such as 9932 for a UK VAT number',
  'page.slug': '“terms” is the page at /terms',
  'page.dec': 'One sentence for search engines: what the page is about',
  'attribute.id': 'Letters and digits, the first a small letter: tubeLength',
  'attribute.unit': 'For a measure, if it is not ml, L, mm, cm, m, g, kg or gsm',
  'attribute.more': 'For a measure: “larger”, “heavier”',
  'attribute.less': 'For a measure: “smaller”, “lighter”',
  'attribute.values': 'In the order of the filter; leave it empty to allow anything',
}

/** The name of a file's record in the labels. */
const RECORDS: Readonly<Record<string, string>> = {
  'shop.json': 'shop',
  'groups.json': 'group',
  'information.json': 'page',
  'attributes.json': 'attribute',
}

/** The name of a field in the labels, by its place in a file: "page.text.dec", and of a product "pack.count". */
export function nameFieldIn(file: string, path: readonly (string | number)[]): string {
  return [RECORDS[file], ...path.filter((key) => !/^\d+$/.test(String(key)))]
    .filter((key) => key !== undefined)
    .join('.')
}

/** The label of a field, by its path in a file. */
export function nameFieldAt(file: string, path: readonly (string | number)[], attributes: Attributes): string {
  return nameField(nameFieldIn(file, path), attributes)
}

/** Names a field, with dots where it lies in another ("pack.count"); an attribute as the shop lists it. */
export function nameField(name: string, attributes: Attributes = []): string {
  const known = LABELS[name]
  if (known !== undefined) return known
  const attribute = /^attributes\.(.+)$/.exec(name)?.[1]
  if (attribute !== undefined) return attributes.find(({ id }) => id === attribute)?.label ?? humanise(attribute)
  const option = /^option(\d)\.(name|values)$/.exec(name)
  if (option) return option[2] === 'name' ? `Choice ${option[1]}` : `Values of choice ${option[1]}`
  const last = name.split('.').findLast((key) => !/^\d+$/.test(key)) ?? name
  return LABELS[last] ?? humanise(last)
}

/** "tubeColour" → "Tube colour". */
export function humanise(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
