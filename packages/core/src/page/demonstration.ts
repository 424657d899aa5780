/** What every page and every order document of a demonstration says of it (rulings, Demonstration). */
export const DEMONSTRATION = { name: 'Demonstration', text: 'prices and codes are stand-ins' }
/** The same as a sentence. */
export const DEMONSTRATION_TEXT = `${DEMONSTRATION.name}: ${DEMONSTRATION.text}.`
