import type { ListedProduct } from '../catalogue/catalogue.ts'
import type { Shop } from '../catalogue/shopSchema.ts'

export type Pharmacy = NonNullable<Shop['pharmacy']>

/** The heading of the pharmacy's part of a cart and of an order. */
export const PHARMACY_PART = 'Supplied by the pharmacy after its pharmacist’s questions'

/** Names a pharmacy as it is registered. */
export function describePharmacy({ name, premises, superintendent }: Pharmacy): string {
  return `${name}, registered premises ${premises}, superintendent pharmacist ${superintendent}`
}

/** Lines of one supplier, in their order. */
interface Part<T> {
  readonly isPharmacy: boolean
  readonly lines: readonly T[]
}

/** Divides lines into what the shop supplies and, after it, what its pharmacy does; a part without lines is left out. */
export function listParts<T extends { readonly product: Pick<ListedProduct, 'legalClass'> | undefined }>(
  lines: readonly T[],
  pharmacy: Pharmacy | undefined,
): Part<T>[] {
  const isPharmacys = ({ product }: T) => pharmacy !== undefined && product?.legalClass === 'P'
  return [false, true]
    .map((isPharmacy) => ({ isPharmacy, lines: lines.filter((line) => isPharmacys(line) === isPharmacy) }))
    .filter(({ lines }) => lines.length > 0)
}
