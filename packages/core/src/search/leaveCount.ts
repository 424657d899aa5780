/** How many of it, in a line of an order. A size is no such number. */
const COUNT =
  /^\d+ ?x (?=[a-z])|(?:(?<!\d(?: ?[cm]?m|"|)) x ?|(?<=\w) - )\d+(?: (?:bo?x|p|case|tub|roll|bag|sleeve)\w*)?$/gi

/** A query without the number of pieces or packs: "6 x gloves", "gloves x 6", "gloves - 6 boxes". */
export function leaveCount(query: string): string {
  return query.replaceAll(COUNT, '')
}
