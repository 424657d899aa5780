import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import { readMedicine } from '@shop/core/catalogue/record.ts'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { isCountedInPieces, isInPieces, listLimitedSubstances } from '@shop/core/catalogue/substances.ts'
import { ATTRIBUTES_FILE, type CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/**
 * The largest packs of tablets or capsules with paracetamol or aspirin on general sale: 16; 30 where they are
 * effervescent; 28 of enteric-coated aspirin of at most 75 mg (Human Medicines Regulations 2012, Schedule 15). The
 * checker knows a form by its words alone, so the larger packs are let through where the words allow them.
 */
const MOST_ON_GENERAL_SALE = 16
const MOST_OF_OTHER_FORMS = 30
const IS_OTHER_FORM = /effervescent|enteric|gastro-resistant/i

/** The facts that a medicine must state, by the roles of attributes. */
const ROLES = ['substance', 'form', 'age'] as const

export function findMedicineProblems({ attributes, products, shop }: CatalogueFiles): Problem[] {
  if (products.some(({ record }) => record.legalClass)) {
    const missing = ROLES.filter((role) => !attributes.some((attribute) => attribute.role === role))
    if (missing.length > 0) return [explainMissing(missing)]
  }
  return products.flatMap(({ file, record, index }) =>
    [...checkMedicine(record, attributes), ...checkPharmacy(record, shop.pharmacy !== undefined)].map((problem) => ({
      ...problem,
      file,
      record: record.slug,
      ...(index !== undefined && { index }),
    })),
  )
}

/** Reported once: without them no limit of the law can be kept. */
function explainMissing(roles: readonly string[]): Problem {
  const names = roles.map((role) => `"role": "${role}"`).join(' and ')
  const message = `Some products are medicines, and no attribute has ${names}. Add it to those that state it.`
  return { level: 'error', file: ATTRIBUTES_FILE, record: '', field: '', message }
}

type Found = Pick<Problem, 'level' | 'field' | 'message'>

function checkMedicine(record: ProductRecord, attributes: Attributes): Found[] {
  const { legalClass, pack } = record
  const medicine = readMedicine(record, attributes)
  const nameField = (role: Attribute['role']) => {
    const attribute = attributes.find((one) => one.role === role)
    return attribute ? `attributes.${attribute.id}` : 'attributes'
  }
  const found: Found[] = []
  const report = (field: string, message: string) => found.push({ level: 'error', field, message })
  if (legalClass && medicine.age === undefined)
    report(nameField('age'), 'A medicine states the least age that its leaflet gives. Add it.')
  const substances = listLimitedSubstances(medicine)
  if (substances.length === 0) return found
  const names = substances.join(' and ')
  if (!legalClass) report('legalClass', `A medicine with ${names} is GSL or P. Say which.`)
  const inPieces = isInPieces(medicine)
  if (inPieces === undefined)
    report(
      nameField('form'),
      `Say whether this is tablets, capsules or something else: orders of ${names} are limited.`,
    )
  if (inPieces && !isCountedInPieces(pack))
    report('pack.of', `Say how many tablets or capsules a pack has: orders of ${names} are limited.`)
  const most = IS_OTHER_FORM.test(medicine.form ?? '') ? MOST_OF_OTHER_FORMS : MOST_ON_GENERAL_SALE
  if (inPieces && legalClass === 'GSL' && pack.count > most)
    report('pack.count', `On general sale a pack of ${names} has at most ${most}. Correct the pack or the legal class.`)
  return found
}

function checkPharmacy({ legalClass }: ProductRecord, hasPharmacy: boolean): Found[] {
  if (legalClass !== 'P' || hasPharmacy) return []
  const message = 'It is shown, but cannot be ordered: shop.json names no pharmacy. Add "pharmacy", or remove it.'
  return [{ level: 'warning', field: 'legalClass', message }]
}
