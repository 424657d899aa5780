import { money } from './shopMoney.ts'

/** Says a number of things by their noun in the singular: "1 line", "40 lines". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

/** A whole number as the shop writes figures: "1,234". */
export function formatWhole(count: number): string {
  return groupFigures(String(count))
}

/** Puts the shop's separator between the thousands of a whole number. */
export function groupFigures(figures: string): string {
  return figures.replace(money.thousands, money.group)
}
