import { expect, test } from 'vitest'
import type { Files } from '@shop/shop-files/edits/edits.ts'
import { describeChanges } from './describe.ts'

const GLOVE = { slug: 'glove', discription: 'Nitrile glove', NewPrice: '£4.99', attributes: { colour: 'Blue' } }
const BEFORE: Files = {
  'attributes.json': [{ id: 'colour', label: 'Glove colour' }],
  'products/gloves.json': [GLOVE, { ...GLOVE, slug: 'mitt', discription: 'Mitt' }],
  'categories/gloves.json': { id: 'gloves', tittle: 'Gloves', product: ['glove', 'mitt'] },
  'groups.json': [{ id: 'g', tittle: 'Group', categories: ['gloves', 'wipes'] }],
  'shop.json': { openingHours: [] },
}
const change = (part: Files) => describeChanges(BEFORE, { ...BEFORE, ...part })

test.each<[string, Files, string, object]>([
  [
    'a price',
    { 'products/gloves.json': [{ ...GLOVE, NewPrice: '£5.49' }, (BEFORE['products/gloves.json'] as unknown[])[1]] },
    'Nitrile glove',
    { name: 'Price inc. VAT', from: '£4.99', to: '£5.49' },
  ],
  [
    'a fact',
    {
      'products/gloves.json': [
        { ...GLOVE, attributes: { colour: 'Black' } },
        (BEFORE['products/gloves.json'] as unknown[])[1],
      ],
    },
    'Nitrile glove',
    { name: 'Glove colour', from: 'Blue', to: 'Black' },
  ],
  [
    'a product that left a category, by its title',
    { 'categories/gloves.json': { id: 'gloves', tittle: 'Gloves', product: ['mitt'] } },
    'Category Gloves',
    { name: 'Products', from: 'Nitrile glove', to: '' },
  ],
  [
    'an order',
    { 'categories/gloves.json': { id: 'gloves', tittle: 'Gloves', product: ['mitt', 'glove'] } },
    'Category Gloves',
    { name: 'Order of products', from: 'Nitrile glove, Mitt', to: 'Mitt, Nitrile glove' },
  ],
  [
    'a category that left a group',
    { 'groups.json': [{ id: 'g', tittle: 'Group', categories: ['gloves'] }] },
    'Groups of the menu',
    { name: 'Categories of Group', from: 'wipes', to: '' },
  ],
  [
    'the colour of a group',
    { 'groups.json': [{ id: 'g', tittle: 'Group', categories: ['gloves', 'wipes'], hue: 40 }] },
    'Groups of the menu',
    { name: 'Colour of Group', from: 'nothing', to: '40' },
  ],
  [
    'the colour of the shop, by the name in its form',
    { 'shop.json': { openingHours: [], colours: { brand: '#7a1f45' } } },
    'The shop',
    { name: 'Colours', from: 'nothing', to: 'Colour of links and buttons: #7a1f45' },
  ],
  [
    'what is allowed of a fact',
    { 'attributes.json': [{ id: 'colour', label: 'Glove colour', range: true }] },
    'Facts that goods are chosen by',
    { name: 'Tells the goods of one range apart of Glove colour', from: 'nothing', to: 'yes' },
  ],
  [
    'the company, which was not stated',
    { 'shop.json': { openingHours: [], company: { name: 'Acme', number: '1' } } },
    'The shop',
    { name: 'Company', from: 'nothing', to: 'Name: Acme, Company number: 1' },
  ],
  [
    'a fact that is new',
    {
      'attributes.json': [
        { id: 'colour', label: 'Glove colour' },
        { id: 'cuff', label: 'Cuff' },
      ],
    },
    'Facts that goods are chosen by',
    { name: 'Entries', from: '', to: 'Cuff' },
  ],
  [
    'hours that are new, which have no name',
    { 'shop.json': { openingHours: [{ days: ['Sunday'], opens: '10:00', closes: '16:00' }] } },
    'The shop',
    { name: 'Opening hours', from: '', to: 'Days: Sunday, Opens: 10:00, Closes: 16:00' },
  ],
])('%s is said in words', (_, part, subject, line) => {
  expect(change(part)).toMatchObject([{ subject, lines: [line] }])
})

test('what is as it was is not said', () => {
  expect(describeChanges(BEFORE, structuredClone(BEFORE))).toEqual([])
})

test('a product that has come and one that has gone are said with their prices', () => {
  const [gone, come] = change({ 'products/gloves.json': [GLOVE, { ...GLOVE, slug: 'new', discription: 'New glove' }] })
  expect(gone).toMatchObject({ subject: 'Mitt', lines: [{ name: 'Removed', from: '£4.99', to: '' }] })
  expect(come).toMatchObject({ subject: 'New glove', lines: [{ name: 'New', from: '', to: '£4.99' }] })
})

test('a colour of the shop that has changed is called as in its form', () => {
  const [before, after] = ['#2f6b2f', '#7a1f45'].map((brand) => ({ 'shop.json': { colours: { brand } } }))
  expect(describeChanges(before!, after!)).toMatchObject([
    { lines: [{ name: 'Colour of links and buttons', from: '#2f6b2f', to: '#7a1f45' }] },
  ])
})
