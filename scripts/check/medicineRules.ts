import type { ProductRecord } from '../../catalogue/schema.ts'
import { isCountedInPieces, isInPieces, listLimitedSubstances } from '../../src/domain/medicines/substances.ts'
import type { CatalogueFiles, Problem } from './catalogueFiles.ts'

/**
 * The largest packs of tablets or capsules with paracetamol or aspirin on general sale: 16; 30 where they are
 * effervescent; 28 of enteric-coated aspirin of at most 75 mg (Human Medicines Regulations 2012, Schedule 15). The
 * checker knows a form by its words alone, so the larger packs are let through where the words allow them.
 */
const MOST_ON_GENERAL_SALE = 16
const MOST_OF_OTHER_FORMS = 30
const IS_OTHER_FORM = /effervescent|enteric|gastro-resistant/i

/** What is wrong with the records of medicines. */
export function findMedicineProblems({ products, shop }: CatalogueFiles): Problem[] {
  return products.flatMap(({ file, record }) =>
    [...checkMedicine(record), ...checkPharmacy(record, shop.pharmacy !== undefined)].map((problem) => ({
      ...problem,
      file,
      record: record.slug,
    })),
  )
}

type Found = Pick<Problem, 'level' | 'field' | 'message'>

function checkMedicine(record: ProductRecord): Found[] {
  const { legalClass, attributes, pack } = record
  const found: Found[] = []
  const report = (field: string, message: string) => found.push({ level: 'error', field, message })
  if (legalClass && attributes.minimumAge === undefined)
    report('attributes.minimumAge', 'A medicine states the least age that its leaflet gives. Add it.')
  const substances = listLimitedSubstances(record)
  if (substances.length === 0) return found
  const names = substances.join(' and ')
  if (!legalClass) report('legalClass', `A medicine with ${names} is GSL or P. Say which.`)
  const inPieces = isInPieces(record)
  if (inPieces === undefined)
    report(
      'attributes.form',
      `Say whether this is tablets, capsules or something else: orders of ${names} are limited.`,
    )
  if (inPieces && !isCountedInPieces(record))
    report('pack.of', `Say how many tablets or capsules a pack has: orders of ${names} are limited.`)
  const most = IS_OTHER_FORM.test(attributes.form ?? '') ? MOST_OF_OTHER_FORMS : MOST_ON_GENERAL_SALE
  if (inPieces && legalClass === 'GSL' && pack.count > most)
    report('pack.count', `On general sale a pack of ${names} has at most ${most}. Correct the pack or the legal class.`)
  return found
}

function checkPharmacy({ legalClass }: ProductRecord, hasPharmacy: boolean): Found[] {
  if (legalClass !== 'P' || hasPharmacy) return []
  const message = 'It is shown, but cannot be ordered: shop.json names no pharmacy. Add "pharmacy", or remove it.'
  return [{ level: 'warning', field: 'legalClass', message }]
}
