import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/** Finds problems that no schema can judge in the shop's facts: whether they fit each other, and the groups. */
export function findShopProblems({ shop, groups }: Pick<CatalogueFiles, 'shop' | 'groups'>): Problem[] {
  const problems: Problem[] = []
  const report = (level: Problem['level'], field: string, message: string) =>
    problems.push({ level, file: 'shop.json', record: '', field, message })
  for (const field of ['note', 'engraving'] as const)
    if (shop[field]?.includes('{cutOff}') && !shop.cutOff)
      report('error', field, 'It names "{cutOff}", and there is no "cutOff". Add it, or write the hour here.')
  if (shop.cutOff && ![shop.note, shop.engraving].some((text) => text?.includes('{cutOff}')))
    report('warning', 'cutOff', 'Nothing shows the hour. Name it as "{cutOff}" in "note", or leave it out.')
  if (shop.introGroup && !groups.some(({ id }) => id === shop.introGroup))
    report('error', 'introGroup', `There is no group "${shop.introGroup}" in groups.json. Correct or remove it.`)
  for (const [index, { days, opens, closes }] of (shop.openingHours ?? []).entries()) {
    if (opens >= closes)
      report(
        'error',
        `openingHours.${index}.closes`,
        `It opens at ${opens} and closes at ${closes}. Write a later time; hours past midnight are two lines.`,
      )
    const above = shop.openingHours!.slice(0, index)
    const twice = days.find((day) =>
      above.some((other) => other.days.includes(day) && other.opens < closes && opens < other.closes),
    )
    if (twice)
      report('error', `openingHours.${index}.days`, `${twice} is above already, at hours that overlap. Keep one.`)
  }
  if (shop.peppol && !buildMoney(shop.money).showExVat)
    report(
      'warning',
      'peppol',
      'An electronic order is at prices without VAT, which this shop does not show: it is not offered. Set "showExVat" to true, or leave "peppol" out.',
    )
  return problems
}
