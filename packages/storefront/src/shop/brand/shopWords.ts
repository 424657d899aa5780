import { shop } from 'virtual:shop'

export const TELEPHONE_LABEL = shop.telephoneLabel ?? 'Telephone'

/** The place in a note for the hour. */
export const CUT_OFF = '{cutOff}'
