import { expect, test } from 'vitest'
import { nameSheet, readGrades } from './contactSheets.ts'
import { readPictureJobs } from './pictureJobs.ts'

const sheets = [...new Set(readPictureJobs('photography').map(nameSheet))].sort()

test('every sheet has a grade, and every grade a sheet', () => {
  expect(Object.keys(readGrades()).sort()).toEqual(sheets)
})

test('a grade below B says what is missing', () => {
  const silent = Object.entries(readGrades()).filter(
    ([, { grade, lacks }]) => !/^(A|B\+?$)/.test(grade) && lacks === '',
  )
  expect(silent.map(([sheet]) => sheet)).toEqual([])
})
