/** The day that a clock shows, as people at that clock write it: "2026-11-21". Undefined for no time at all. */
export function formatDate(clock: Date): string | undefined {
  if (Number.isNaN(clock.getTime())) return undefined
  const [year, month, day] = [clock.getFullYear(), clock.getMonth() + 1, clock.getDate()]
  if (year < 1 || year > 9999) return undefined
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** True for a calendar date in the form of ISO 8601: "2026-11-21". */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // 31 February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Writes a day for people: "2026-11-21" → "21 November 2026"; anything else as it is. */
export function formatLongDate(date: string): string {
  if (!isDate(date)) return date
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
