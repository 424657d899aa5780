// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { EngravedPlace } from '@shop/core/catalogue/pictures.ts'
import { EngravedText } from './EngravedText.tsx'

const RIM: EngravedPlace = {
  picture: 'classic--detail',
  matrix: [0.14, 0, 0, 0.11, 0.51, 0.54],
  height: 0.4,
  length: 6,
  radius: 2.2,
  cut: 'dark',
}

afterEach(cleanup)

function readSize(place: EngravedPlace, text: string): number {
  const { container } = render(<EngravedText place={place} text={text} />)
  return Number(container.querySelector('g')!.getAttribute('font-size')) / 100
}

test('two on one page share no id, and each draws with its own', () => {
  const { container } = render(
    <>
      <EngravedText place={RIM} text="Dr Penrose" />
      <EngravedText place={RIM} text="Dr Tregear" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  for (const drawing of container.querySelectorAll('svg')) {
    const path = drawing.querySelector('path')!.id
    const used = [...drawing.querySelectorAll('textPath')].map((line) => line.getAttribute('href'))
    expect(used).toEqual([`#${path}`, `#${path}`])
  }
})

test('capitals are as high as the place allows, and smaller where the text would be too long', () => {
  expect(readSize(RIM, 'Dr A')).toBeCloseTo(0.4 / 0.73)
  expect(readSize(RIM, 'W'.repeat(30))).toBeCloseTo(6 / 30)
})

test('a text stands inside the foot of a circle, or along a line through the middle of its place', () => {
  const readLine = (place: EngravedPlace) =>
    render(<EngravedText place={place} text="Dr A" />)
      .container.querySelector('path')!
      .getAttribute('d')
  expect(readLine(RIM)).toBe('M-220 0A220 220 0 0 0 220 0')
  expect(readLine({ ...RIM, radius: 0 })).toBe('M-300 20H300')
})

test('says what it shows, unless the same stands beside it', () => {
  const { getByRole, queryByRole, rerender } = render(<EngravedText place={RIM} text="Dr A" />)
  expect(getByRole('img', { name: 'Impression of the engraving: Dr A' })).toBeTruthy()
  rerender(<EngravedText place={RIM} text="Dr A" isHidden />)
  expect(queryByRole('img')).toBeNull()
})
