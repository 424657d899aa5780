/** Says a number of things by their noun in the singular: "1 line", "40 lines". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

/** A whole number with commas between thousands. */
export function formatWhole(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
