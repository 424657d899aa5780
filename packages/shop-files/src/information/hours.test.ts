import { expect, test } from 'vitest'
import type { OpeningHours } from '@shop/core/catalogue/shopSchema.ts'
import { formatDays, formatTime } from './hours.ts'

test.each<[OpeningHours['days'], string]>([
  [['Monday'], 'Monday'],
  [['Saturday', 'Sunday'], 'Saturday and Sunday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Friday', 'Monday', 'Wednesday'], 'Monday, Wednesday and Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 'Monday to Wednesday and Friday'],
])('%j is written "%s"', (days, text) => {
  expect(formatDays(days)).toBe(text)
})

test.each([
  ['00:00', 'midnight'],
  ['00:30', '12:30am'],
  ['09:00', '9am'],
  ['12:00', 'midday'],
  ['12:05', '12:05pm'],
  ['17:30', '5:30pm'],
])('%s is written "%s"', (time, text) => {
  expect(formatTime(time)).toBe(text)
})
