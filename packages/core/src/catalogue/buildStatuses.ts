import { formatLongDate } from '../base/date.ts'
import type { ProductRecord, StatusRecord } from './schema.ts'
import type { ProductStatus } from './status.ts'

/**
 * A pharmacy medicine in a shop that names no pharmacy: a medicine that is not on the general sale list is sold only at
 * a registered pharmacy, by or under the supervision of a pharmacist (Human Medicines Regulations 2012, regulation 220).
 */
export const NO_PHARMACY: ProductStatus = {
  text: 'Pharmacy medicine: only a registered pharmacy may sell it, and this shop names none',
  isHeld: true,
}

/** Reads a record; undefined where its day has come. `findTitle` gives the title of a slug. */
function buildStatus(
  { availableFrom, suspendedUntil, discontinued, replacedBy }: StatusRecord,
  today: string,
  findTitle: (slug: string) => string | undefined,
): ProductStatus | undefined {
  const ends = availableFrom ?? suspendedUntil
  if (ends !== undefined && ends <= today) return undefined
  const title = replacedBy === undefined ? undefined : findTitle(replacedBy)
  return {
    text:
      ends === undefined
        ? discontinued
          ? 'Discontinued'
          : 'Being phased out'
        : `${availableFrom ? 'Available from' : 'Suspended until'} ${formatLongDate(ends)}`,
    ...((ends !== undefined || discontinued) && { isHeld: true }),
    ...(ends !== undefined && { ends }),
    ...(replacedBy !== undefined && title !== undefined && { by: { slug: replacedBy, title } }),
  }
}

/** The facts that decide what the shop may sell, and when. */
interface Trade {
  readonly statuses: readonly StatusRecord[]
  /** True where a registered pharmacy supplies pharmacy medicines. */
  readonly hasPharmacy: boolean
  /** The day of the build, as in ISO 8601. */
  readonly today: string
}

/**
 * Finds the status of each record, or none; a status whose day has come is none. That the shop has no pharmacy says more
 * than a day does, and less than that a product is sold no more.
 */
export function buildStatuses(products: readonly ProductRecord[], { statuses, hasPharmacy, today }: Trade) {
  const titles = new Map(products.map(({ slug, discription }) => [slug, discription]))
  const records = new Map(statuses.map((status) => [status.slug, status]))
  return ({ slug, legalClass }: ProductRecord): ProductStatus | undefined => {
    const record = records.get(slug)
    if (legalClass === 'P' && !hasPharmacy && !record?.discontinued) return NO_PHARMACY
    return record && buildStatus(record, today, (replacement) => titles.get(replacement))
  }
}
