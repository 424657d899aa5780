import type { GroupRecord } from '@shop/core/catalogue/schema.ts'

/** The hue of the first group that states none, in degrees. */
const FIRST_HUE = 200
/** The golden angle: hues stay far apart however many there are, and one more at the end changes none before it. */
const STEP = 137.508

/** The selector in `tokens.css` of groups without a hue. */
const GREY = "[data-group='']"

/** The hue of a group that states none, by its place in the list. */
export function getUsualHue(index: number): number {
  return Math.round(FIRST_HUE + STEP * index) % 360
}

/** The tokens' style sheet with the hues of the shop's own groups. Throws where it has no rules for groups without one. */
export function addGroupRules(tokens: string, groups: readonly Pick<GroupRecord, 'id' | 'hue'>[]): string {
  if (!tokens.includes(`${GREY} {`)) throw new Error(`tokens.css has no rules for ${GREY}. Add them.`)
  const hues = groups.map(({ hue }, index) => hue ?? getUsualHue(index))
  const select = (index: number) => `[data-group='${groups[index]!.id}']`
  const grey = hues.flatMap((hue, index) => (hue === 'none' ? [select(index)] : []))
  const rules = hues.flatMap((hue, index) => (hue === 'none' ? [] : [`${select(index)} {\n  --h: ${hue};\n}\n`]))
  return tokens.replace(GREY, [GREY, ...grey].join(', ')) + rules.join('')
}
