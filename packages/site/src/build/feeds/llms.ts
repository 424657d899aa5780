import { type Attributes, listFacts } from '@shop/core/catalogue/attributes.ts'
import { type CategoryEntry, findProducts, listEntries, type Product } from '@shop/core/catalogue/catalogue.ts'
import { nameCodes } from '@shop/core/catalogue/codes.ts'
import { formatPack } from '@shop/core/catalogue/formatPack.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { formatPrice, hasVat } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import type { Information, InformationSection } from '@shop/core/page/information.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'

type Input = Pick<LoadedShop, 'shop' | 'catalogue' | 'groups' | 'information'>

/**
 * The shop for language models (https://llmstxt.org): `llms.txt` names a Markdown file of each category, which has its
 * products in full; one that several categories list stands in the first, and the others link to it.
 */
export function buildLlmsFiles(input: Input, hasCsv: boolean): Map<string, string> {
  const ids = input.groups.flatMap(({ categories }) => categories.map(({ id }) => id))
  return new Map([
    ['llms.txt', buildIndex(input, hasCsv)],
    ...ids.map((id) => [nameFile(id), buildCategory(id, input)] as const),
    ...input.information.map((page) => [nameFile(page.slug), buildInformation(page, input)] as const),
  ])
}

function nameFile(id: string): string {
  return `${id}.md`
}

function buildIndex({ shop, groups, information }: Input, hasCsv: boolean): string {
  const link = (title: string, file: string, note: string) =>
    `- [${escapeText(title)}](${new URL(encodeURI(file), shop.url).href})${note ? `: ${note}` : ''}`
  return join([
    `# ${`${shop.brand.strong} ${shop.brand.light}`.trim()}`,
    `> ${shop.summary}`,
    ...(shop.demonstration
      ? ['This shop is a demonstration: prices and codes are stand-ins, and nothing is supplied.']
      : []),
    `Orders are made in the browser and sent by the buyer.${describePrices()}`,
    ...groups.map((group) =>
      [
        `## ${escapeText(group.title)}`,
        '',
        ...group.categories.map(({ id, title, inside }) => link(title, nameFile(id), inside)),
      ].join('\n'),
    ),
    ...(information.length > 0
      ? [
          [
            '## About the shop',
            '',
            ...information.map(({ slug, title, description }) => link(title, nameFile(slug), description)),
          ].join('\n'),
        ]
      : []),
    ...(hasCsv ? [`## Optional\n\n${link('Every product as a table', 'products.csv', 'CSV')}`] : []),
  ])
}

function buildCategory(id: string, { shop, catalogue }: Input): string {
  const entries = listEntries(catalogue, id)
  const toUrl = (path: string) => new URL(path.slice(1), shop.url).href
  const slugs = [...new Set(entries.flatMap((entry) => entry.slugs))]
  const products = findProducts(catalogue, slugs)
  const own = products.filter(({ shelves }) => shelves[0] === id)
  const others = products.filter(({ shelves }) => shelves[0] !== id)
  return join([
    ...entries.flatMap(({ title, description, text }: CategoryEntry) => [
      `# ${escapeText(title)}`,
      escapeText(description),
      ...(text ?? []).map((section) => `## ${escapeText(section.title)}\n\n${escapeText(section.description)}`),
    ]),
    `Page: <${toUrl(paths.category(id))}>`,
    ...own.map((product) => buildProduct(product, catalogue.attributes, toUrl)),
    ...(others.length > 0
      ? [
          '## Also here',
          others
            .map(
              ({ slug, title, shelves }) =>
                `- [${escapeText(title)}](${toUrl(paths.detail(slug))}), in ${nameFile(shelves[0]!)}`,
            )
            .join('\n'),
        ]
      : []),
  ])
}

function buildProduct(product: Product, attributes: Attributes, toUrl: (path: string) => string): string {
  const { title, supplier, brand, slug, about, pack, multiple, legalClass, status } = product
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Maker', supplier],
    ['Brand', brand],
    ['Price', formatPrices(product)],
    ['Pack', formatPack(pack)],
    ['Sold in multiples of', multiple === undefined ? undefined : String(multiple)],
    ['Status', status?.text],
    ['Legal class', legalClass],
    ...nameCodes(product).map(({ name, value }) => [name, value] as const),
    ...listFacts(attributes, product.attributes).map(({ name, value }) => [name, value] as const),
    ['Page', `<${toUrl(paths.detail(slug))}>`],
  ]
  return join([
    `## ${escapeText(title)}`,
    escapeText(about),
    facts
      .filter(([, value]) => value)
      .map(([name, value]) => `- ${name}: ${name === 'Page' ? value : escapeText(value!)}`)
      .join('\n'),
    ...buildTable(product),
  ]).trimEnd()
}

function buildTable(product: Product): string[] {
  const variants = listVariants(product)
  if (variants.length === 0) return []
  const names = (product.options ?? []).map(({ name }) => name)
  const rows = variants.map((sold) => [
    ...names.map((name) => sold.chosen?.options[name] ?? ''),
    sold.sku,
    formatPrices(sold),
  ])
  return [formatTable([...names, 'Code', 'Price'], rows)]
}

function buildInformation({ slug, title, description, sections }: Information, { shop }: Input): string {
  const url = new URL(paths.information(slug).slice(1), shop.url).href
  return join([`# ${escapeText(title)}`, escapeText(description), `Page: <${url}>`, ...sections.flatMap(buildSection)])
}

function buildSection({ title, paragraphs = [], facts, table }: InformationSection): string[] {
  return [
    ...(title === undefined ? [] : [`## ${escapeText(title)}`]),
    ...paragraphs.map(escapeText),
    ...(facts ? [facts.map(({ name, value }) => `- ${name}: ${escapeText(value)}`).join('\n')] : []),
    ...(table ? [formatTable(table.columns, table.rows)] : []),
  ]
}

function formatTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')
}

function describePrices(): string {
  if (!hasVat()) return ''
  return money.showExVat ? ' Each price is given with VAT and without.' : ' Prices include VAT.'
}

function formatPrices({ priceIncVat, priceExVat, oldPrice }: Product): string {
  const was = oldPrice ? `, was ${formatPrice(oldPrice)}` : ''
  const ex = money.showExVat ? `, ${formatPrice(priceExVat)} ex.VAT` : ''
  return `${formatPrice(priceIncVat)}${hasVat() ? ' inc.VAT' : ''}${ex}${was}`
}

/** Text that Markdown takes for nothing but text. */
function escapeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#]/g, '\\$&')
}

function escapeCell(text: string): string {
  return text === '---' ? text : escapeText(text).replaceAll('|', '\\|')
}

function join(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
