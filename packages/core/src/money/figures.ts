import { money } from './shopMoney.ts'

/** A whole number as the shop writes figures: "1,234". */
export function formatWhole(count: number): string {
  return groupFigures(String(count))
}

/** Puts the shop's separator between the thousands of a whole number. */
export function groupFigures(figures: string): string {
  return figures.replace(money.thousands, money.group)
}
