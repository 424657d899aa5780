import { DAYS, type OpeningHours } from '@shop/core/catalogue/shopSchema.ts'

const LIST = new Intl.ListFormat('en-GB')

/** Days in the order of the week; three or more in a row as "Monday to Friday". */
export function formatDays(days: OpeningHours['days']): string {
  const runs: string[][] = []
  for (const [index, day] of DAYS.entries()) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === DAYS[index - 1]) last.push(day)
    else runs.push([day])
  }
  return LIST.format(runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)))
}

/** "17:30" → "5:30pm". */
export function formatTime(time: string): string {
  if (time === '00:00') return 'midnight'
  if (time === '12:00') return 'midday'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
