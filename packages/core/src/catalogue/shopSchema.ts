/** The shape of `shop.json`: the shop's own facts, apart from its goods. */
import * as v from 'valibot'
import { Line, Slug } from './schema.ts'

/** The files that a build writes for other programs (docs/decisions/0029). */
export const FEEDS = ['merchant', 'csv', 'changes', 'llms', 'gs1'] as const

const MoneySchema = v.strictObject({
  /** The code of the currency that every price is in: "GBP", "EUR". Without it GBP. */
  currency: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'Write a currency’s code, such as "EUR".'),
    ),
  ),
  /** The form of figures, by a language and a country: "en-IE", "de-DE". Without it en-GB. The words stay English. */
  locale: v.optional(v.pipe(v.string(), v.check(isLocale, 'Write a language and a country, such as "en-IE".'))),
  /** The VAT rates that goods of the shop have, in per cent; none for a shop without VAT. Without it 0, 5 and 20. */
  vatRates: v.optional(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))),
  /** False where only prices including VAT are shown. */
  showExVat: v.optional(v.boolean()),
})

function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A time of the day as in ISO 8601, in 24 hours. */
const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as "09:00" or "17:30".'))

/** Ways to pay whose marks the shop can show. */
const PAYMENTS = ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay', 'PayPal'] as const

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'Write a colour as "#8a3b12".'))

export const ShopSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** The address at which the shop is published, with its path if it stands under one. */
  url: v.pipe(v.string(), v.url(), v.regex(/\/$/, 'End the address with a slash.')),
  brand: v.strictObject({ strong: Line, light: v.string() }),
  /** The colour of links, buttons and what is chosen, where it is not that of `tokens.css`; ink and dark paper take its hue. */
  colours: v.optional(
    v.strictObject({
      brand: Colour,
      /** The same on a dark page; without it, a lighter one of its hue. */
      brandDark: v.optional(Colour),
    }),
  ),
  /** The shop's trade, as the home page's title states it after the name: "medical supplies and equipment". */
  trade: v.optional(Line),
  summary: Line,
  /** One line above the home page's heading: what the shop is, and how one orders. */
  lead: v.optional(Line),
  /** The group that the home page begins with; without it the first. */
  introGroup: v.optional(Slug),
  email: v.pipe(v.string(), v.email()),
  telephone: Line,
  /** The name of the number, where that is not "Telephone": "Freephone". */
  telephoneLabel: v.optional(Line),
  /** The hour of the day, in words, that stands for "{cutOff}" in the two notes below. */
  cutOff: v.optional(Line),
  /** One line at the top of every page, beside the telephone. */
  note: v.optional(Line),
  /** A note on goods that can be engraved. */
  engraving: v.optional(Line),
  /** A note on the pictures, at the foot of every page: "Pictures are illustrations." */
  pictureNote: v.optional(Line),
  /** The currency, how figures are written, and VAT; left out by a shop in pounds (docs/decisions/0031-money.md). */
  money: v.optional(MoneySchema),
  address: v.strictObject({ street: Line, city: Line, postcode: Line, country: Line }),
  /** The hours at which the shop answers or is open; days without hours are not mentioned. */
  openingHours: v.optional(
    v.array(
      v.strictObject({
        days: v.pipe(v.array(v.picklist(DAYS)), v.minLength(1, 'Name a day, as "Monday".')),
        opens: Time,
        closes: Time,
      }),
    ),
  ),
  /** The company behind the shop, as it is registered. */
  company: v.optional(
    v.strictObject({
      name: Line,
      number: v.optional(Line),
      /** The part of the country that registered it: "England and Wales". */
      registeredIn: v.optional(Line),
      /** Its registered office, in one line. */
      office: v.optional(Line),
    }),
  ),
  /** The shop's VAT registration number, as it writes it on an invoice. */
  vatNumber: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}[ \dA-Z]{5,16}$/, 'Begin with the country: “GB 123 4567 89”.')),
  ),
  /** The ways to pay whose marks stand at the foot of every page; none where this is left out. */
  payments: v.optional(v.array(v.picklist(PAYMENTS))),
  /** Payment and delivery as the owner explains them before an order, in a sentence or two each; "not stated" if left out. */
  ordering: v.optional(
    v.strictObject({
      /** How an order is paid. */
      payment: v.optional(Line),
      /** How an order comes, when, and what that costs. */
      delivery: v.optional(Line),
    }),
  ),
  /** True where prices and codes are stand-ins: every page and every order document says so. */
  demonstration: v.optional(v.boolean()),
  /** False where no device is to keep the shop for use without a connection; those that do forget it at the next visit. */
  offline: v.optional(v.boolean()),
  /** The files written for other programs: all of them where this is left out, none where it is false. */
  feeds: v.optional(v.union([v.literal(false), v.array(v.picklist(FEEDS))])),
  /** The registered pharmacy that supplies pharmacy medicines; without one they are shown, but cannot be ordered. */
  pharmacy: v.optional(
    v.strictObject({
      name: Line,
      /** The number of its premises in the register. */
      premises: v.pipe(v.string(), v.regex(/^\d{7}$/, 'The number of registered premises is seven digits.')),
      /** The superintendent pharmacist. */
      superintendent: Line,
    }),
  ),
  /** The shop's identity in the Peppol network, for electronic orders; left out by a shop that is not in it. */
  peppol: v.optional(
    v.strictObject({
      /** The scheme of the identifier, four digits of the code list EAS, such as "9932" for a UK VAT number. */
      scheme: v.pipe(v.string(), v.regex(/^\d{4}$/, 'A scheme is four digits.')),
      id: Line,
      /** The official name of the business, as it is registered. */
      registeredName: Line,
    }),
  ),
})

export type Shop = v.InferOutput<typeof ShopSchema>
export type OpeningHours = NonNullable<Shop['openingHours']>[number]
