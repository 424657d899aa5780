// @vitest-environment jsdom
import { render, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FooterGroup } from './FooterGroup.tsx'

/** Draws a group of `count` categories; gives the words and the address of each link. */
function readGroup(count: number): string[] {
  const categories = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    title: '',
    shortTitle: `C ${index}`,
  }))
  const { container } = render(
    <FooterGroup group={{ id: 'facility', title: 'Facility', categories }} isFolding={false} />,
  )
  return within(container)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

test('a group of ten categories lists each', () => {
  const links = readGroup(10)
  expect(links).toHaveLength(10)
  expect(links.at(-1)).toBe('C 9 /c9')
})

test('a larger group lists nine, and leads to its own page, which has all', () => {
  const links = readGroup(30)
  expect(links).toHaveLength(10)
  expect(links.slice(-2)).toEqual(['C 8 /c8', 'All 30 categories /group/facility'])
})
