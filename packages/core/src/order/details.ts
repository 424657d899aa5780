import * as v from 'valibot'
import { cleanLine, cleanParagraph } from '../base/cleanText.ts'
import { isDate } from '../base/date.ts'
import { EmailSchema } from '../form/field.ts'
import { isPeppolId, isPeppolScheme } from './peppolId.ts'

/** The fields that the buyer enters for an order, in the order of the form. */
export const DETAIL_FIELDS = [
  ...(['organisation', 'name', 'email', 'telephone', 'street', 'town', 'postcode', 'wantedBy'] as const),
  ...(['poNumber', 'costCentre', 'invoice', 'date', 'note', 'peppolScheme', 'peppolId'] as const),
] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
/** The details as typed: anything may be empty or wrong. */
export type OrderDetails = Readonly<Record<DetailField, string>>

/** The fields that stay the same from order to order, and may be kept on the device. */
const LASTING_FIELDS: readonly DetailField[] = [
  ...(['organisation', 'name', 'email', 'telephone', 'street', 'town', 'postcode'] as const),
  ...(['costCentre', 'invoice', 'peppolScheme', 'peppolId'] as const),
]

export const EMPTY_DETAILS = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, ''])) as OrderDetails

/** A line of text of at most `length` characters, counted as the reader of an error counts them. */
export const line = (length: number, what: string) =>
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(length, `Shorten ${what} to ${length} characters or fewer`))

/** The rules of each text of an order by itself. */
export const TextsSchema = v.object({
  organisation: line(120, 'the organisation'),
  name: v.pipe(line(100, 'your name'), v.nonEmpty('Enter your name')),
  email: EmailSchema,
  telephone: line(40, 'the telephone number'),
  street: v.pipe(
    v.string(),
    v.transform(cleanParagraph),
    v.nonEmpty('Enter the building and street to deliver to'),
    v.maxLength(300, 'Shorten the address to 300 characters or fewer'),
    v.check((text) => text.split('\n').length <= 4, 'Write the address in 4 lines or fewer'),
  ),
  town: v.pipe(line(80, 'the town or city'), v.nonEmpty('Enter the town or city to deliver to')),
  postcode: v.pipe(line(12, 'the postcode'), v.nonEmpty('Enter the postcode to deliver to')),
  wantedBy: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isDate(text), 'Enter the day by which you want it, or none'),
  ),
  poNumber: line(60, 'the purchase order number'),
  costCentre: line(60, 'the cost centre'),
  invoice: v.pipe(
    v.string(),
    v.transform(cleanParagraph),
    v.maxLength(400, 'Shorten the invoice address to 400 characters or fewer'),
    v.check((text) => text.split('\n').length <= 6, 'Write the invoice address in 6 lines or fewer'),
  ),
  date: v.pipe(v.string(), v.trim(), v.check(isDate, 'Enter the date of the order')),
  note: v.pipe(
    v.string(),
    v.transform(cleanParagraph),
    v.maxLength(1000, 'Shorten the note to 1000 characters or fewer'),
  ),
  peppolScheme: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (scheme) => scheme === '' || isPeppolScheme(scheme),
      'Enter a scheme of four digits that Peppol knows, such as 0088 or 9932',
    ),
  ),
  peppolId: v.pipe(v.string(), v.trim(), v.maxLength(50, 'Shorten the identifier to 50 characters or fewer')),
})

/** The details as an order needs them, with the error of each that is wrong. */
export const DetailsSchema = v.pipe(
  TextsSchema,
  v.forward(
    v.partialCheck(
      [['date'], ['wantedBy']],
      ({ date, wantedBy }) => wantedBy === '' || !isDate(wantedBy) || !isDate(date) || wantedBy >= date,
      'Enter a day that is not before the date of the order',
    ),
    ['wantedBy'],
  ),
  v.forward(
    v.partialCheck(
      [['peppolScheme'], ['peppolId']],
      ({ peppolScheme, peppolId }) => peppolScheme !== '' || peppolId === '',
      'Enter the scheme that the identifier belongs to',
    ),
    ['peppolScheme'],
  ),
  v.forward(
    v.partialCheck(
      [['peppolScheme'], ['peppolId']],
      ({ peppolScheme: scheme, peppolId: id }) => !isPeppolScheme(scheme) || isPeppolId({ scheme, id }),
      'Enter the identifier as it is registered; a GLN has 13 digits, the last of which is a check digit',
    ),
    ['peppolId'],
  ),
)

/** The longest text of a field that is kept while it is being typed. */
const MAX_TYPED = 5000
const TypedSchema = v.pipe(v.string(), v.maxLength(MAX_TYPED))

/** Reads details that were kept, field by field; what is no text is left empty and counted; Infinity where nothing could be read. Never throws. */
export function parseDetails(stored: unknown): { details: OrderDetails; dropped: number } {
  const record = v.safeParse(v.record(v.string(), v.unknown()), stored)
  if (!record.success) return { details: EMPTY_DETAILS, dropped: Infinity }
  let dropped = 0
  const details = Object.fromEntries(
    DETAIL_FIELDS.map((field) => {
      if (!Object.hasOwn(record.output, field)) return [field, '']
      const text = v.safeParse(TypedSchema, record.output[field])
      if (!text.success) dropped += 1
      return [field, text.success ? text.output : '']
    }),
  ) as OrderDetails
  return { details, dropped }
}

/** The details that may be kept for the next order: who is ordering and where it goes, not what was ordered. */
export function pickLasting(details: OrderDetails): OrderDetails {
  const kept = LASTING_FIELDS.map((field) => [field, details[field]])
  return { ...EMPTY_DETAILS, ...(Object.fromEntries(kept) as Partial<OrderDetails>) }
}
