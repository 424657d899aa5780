/** The names of a kept value in notices. */
export interface Words {
  /** The visitor's name for the value: "saved cart". */
  readonly name: string
  /** The name of an entry, in the singular and the plural. */
  readonly entry: readonly [one: string, many: string]
}

export function describeUnread({ name, entry: [one, many] }: Words, dropped: number): string {
  if (!Number.isFinite(dropped)) return `Your ${name} could not be read.`
  const [entries, were] = dropped === 1 ? [one, 'was'] : [many, 'were']
  return `${dropped} ${entries} of your ${name} could not be read and ${were} left out.`
}

export function describeNewer({ name }: Words): string {
  return `A newer version of the shop has changed your ${name}. Nothing is lost: reload this page to see all of it. What is still missing then comes back with a newer version.`
}
