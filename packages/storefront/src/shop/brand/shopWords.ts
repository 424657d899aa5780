import { shop } from 'virtual:shop'

/** What the shop calls its number. */
export const TELEPHONE_LABEL = shop.telephoneLabel ?? 'Telephone'

/** Where a note names the hour. */
export const CUT_OFF = '{cutOff}'
