const NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region' })
/** The names that English gives an article: of a union, a plural or a kind of land. */
const WITH_ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Isle of|Czech Republic|Dominican Republic)|\b(Islands|Republic|Emirates)$/

/** A country as it stands in a sentence, by its code: “the United Kingdom”, “Ireland”. What is no code stays as it is. */
export function nameCountry(code: string): string {
  const name = /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
