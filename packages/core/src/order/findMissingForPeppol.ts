import type { Order } from './order.ts'

/** Lists what an electronic order to a Peppol shop still lacks, in words for the buyer; empty where it is complete. */
export function findMissingForPeppol({ details, lines }: Order): string[] {
  const nameless = lines.filter(({ sku, gtin }) => sku === '' && gtin === '')
  return [
    ...(lines.length > 0 ? [] : ['There is nothing to order.']),
    ...(details.peppolId && details.peppolScheme ? [] : ['Your Peppol identifier and its scheme are not filled in.']),
    ...(details.organisation ? [] : ['The name of your organisation is not filled in.']),
    ...nameless.map(({ number, title }) => `Line ${number} has neither a SKU nor a GTIN: ${title}.`),
  ]
}
