import { expect, test } from 'vitest'
import {
  buildExampleCatalogue,
  buildExampleEntry,
  buildExampleInformation,
  buildExampleProduct,
  buildExampleWithVariants,
  EXAMPLE_SHOP,
} from '@shop/core/fixtures/examples.ts'
import { buildLlmsFiles } from './llms.ts'

const names = (id: string) => ({
  id,
  title: `The ${id}`,
  shortTitle: id,
  inside: `What ${id} are`,
  picture: '',
  count: 1,
})
const catalogue = buildExampleCatalogue(
  [
    buildExampleProduct({
      shelves: ['gloves', 'kits'],
      title: 'Gloves *blue*',
      attributes: { colour: 'Blue' },
      mpn: 'M-1',
    }),
    buildExampleWithVariants({ shelves: ['kits'], status: { text: 'Being phased out' } }),
  ],
  [
    buildExampleEntry({ id: '/', slugs: ['tape'] }),
    buildExampleEntry({ id: 'gloves', title: 'Gloves', slugs: ['nitrile-gloves'] }),
    buildExampleEntry({
      id: 'kits',
      title: 'Kits',
      slugs: ['nitrile-gloves', 'tape'],
      text: [{ title: 'Care', description: 'Keep it dry.' }],
    }),
  ],
)
const groups = [{ id: 'all', title: 'All', description: 'Everything.', categories: [names('gloves'), names('kits')] }]
const information = [
  buildExampleInformation(),
  buildExampleInformation({
    slug: 'contact',
    title: 'Contact',
    description: 'How to reach us.',
    sections: [
      { facts: [{ name: 'Email', value: 'care_of@penhallow.example', href: 'mailto:care_of@penhallow.example' }] },
      { title: 'Opening hours', table: { columns: ['Days', 'Hours'], rows: [['Monday', '9am to 5pm']] } },
    ],
  }),
]
const files = buildLlmsFiles({ shop: EXAMPLE_SHOP, catalogue, groups, information }, true)

test('the index names a file of each category by its address', () => {
  expect([...files.keys()]).toEqual(['llms.txt', 'gloves.md', 'kits.md', 'returns.md', 'contact.md'])
  expect(files.get('llms.txt')).toBe(`# Penhallow Medical

> Medical supplies.

Orders are made in the browser and sent by the buyer. Each price is given with VAT and without.

## All

- [The gloves](https://penhallow.example/shops/truro/gloves.md): What gloves are
- [The kits](https://penhallow.example/shops/truro/kits.md): What kits are

## About the shop

- [Returns](https://penhallow.example/shops/truro/returns.md): What you can send back.
- [Contact](https://penhallow.example/shops/truro/contact.md): How to reach us.

## Optional

- [Every product as a table](https://penhallow.example/shops/truro/products.csv): CSV
`)
})

test('a product is there in full once, with signs that are no markup', () => {
  expect(files.get('gloves.md')).toBe(`# Gloves

What a first aider needs.

Page: <https://penhallow.example/shops/truro/gloves>

## Gloves \\*blue\\*

Powder-free examination gloves.

- Maker: Penhallow
- Price: £12.00 inc.VAT, £10.00 ex.VAT
- Pack: Box of 100 gloves
- Our code: PG-100
- Maker’s code: M-1
- Colour: Blue
- Page: <https://penhallow.example/shops/truro/detail/nitrile-gloves>
`)
  expect(files.get('kits.md')).toContain(
    '## Also here\n\n- [Gloves \\*blue\\*](https://penhallow.example/shops/truro/detail/nitrile-gloves), in gloves.md',
  )
})

test('a page about the shop is there as it can be read', () => {
  expect(files.get('returns.md')).toBe(`# Returns

What you can send back.

Page: <https://penhallow.example/shops/truro/returns>

## Unopened goods

Within thirty days.
`)
  expect(files.get('contact.md')).toContain(`- Email: care\\_of@penhallow.example

## Opening hours

| Days | Hours |
| --- | --- |
| Monday | 9am to 5pm |
`)
})

test('choices are a table, and a status and the words of a category are there', () => {
  const kits = files.get('kits.md')!
  expect(kits).toContain(`| Width | Code | Price |
| --- | --- | --- |
| 1 cm | T-1 | £1.20 inc.VAT, £1.00 ex.VAT |
| 5 cm | T-5 | £3.00 inc.VAT, £2.50 ex.VAT |
`)
  expect(kits).toContain('- Status: Being phased out\n')
  expect(kits).toContain('## Care\n\nKeep it dry.\n')
})
