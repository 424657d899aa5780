/** The notice on every page and every order document of a demonstration (rulings, Demonstration). */
export const DEMONSTRATION = { name: 'Demonstration', text: 'prices and codes are stand-ins' }
/** The same as a sentence. */
export const DEMONSTRATION_TEXT = `${DEMONSTRATION.name}: ${DEMONSTRATION.text}.`
