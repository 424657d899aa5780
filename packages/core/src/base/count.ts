/** Says a number of things by their noun in the singular: "1 line", "40 lines". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
