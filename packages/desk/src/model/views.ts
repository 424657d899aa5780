/** The pictures of a product, the one of its card first, by the name of that one: "bell", "bell--2", "bell--side". */
export function listViews(names: Iterable<string>, first: string): string[] {
  return [...names].filter((name) => name === first || name.startsWith(`${first}--`)).sort()
}

export function nameView(first: string, index: number): string {
  return index === 0 ? first : `${first}--${index + 1}`
}

/** Names one more picture: after the others, where these have names by their index. */
export function nameNextView(views: readonly string[], first: string): string {
  let index = views.length
  while (views.includes(nameView(first, index))) index += 1
  return nameView(first, index)
}

/** The pictures of a product are sorted by their names, in which 10 comes before 2. */
export const MOST_VIEWS = 9
