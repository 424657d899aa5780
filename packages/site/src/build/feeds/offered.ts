import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { isOwnRange, parseGtin } from '@shop/core/catalogue/gtin.ts'

/** Facts that other programs ask for, by the names that shops give the option or attribute. */
export const FACTS = [
  { name: 'size', label: /^size$/i },
  { name: 'color', label: /^colou?r$/i },
  { name: 'material', label: /^material$/i },
] as const

/** Goods that can be ordered are available, as far as their owner states. */
export function isAvailable({ status }: Product): boolean {
  return !status?.isHeld
}

/** Goods that are held back without an end date are no longer on offer. */
export function isNoLongerSold({ status }: Product): boolean {
  return status?.isHeld === true && status.ends === undefined
}

/** The barcode that means the same everywhere, in 14 digits; undefined where there is none. */
export function findGlobalGtin({ gtin }: Product): string | undefined {
  return gtin === undefined || isOwnRange(gtin) ? undefined : parseGtin(gtin)
}

/** The chosen value of the option that says this fact. */
export function findChosen({ chosen }: Product, label: RegExp): string | undefined {
  return Object.entries(chosen?.options ?? {}).find(([title]) => label.test(title))?.[1]
}
