// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleEntry } from '@shop/core/fixtures/examples.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { HomePage } from './HomePage.tsx'

afterEach(cleanup)

test.each([
  ['', 0],
  ['shelf', 1],
])('a home whose picture is %j has %i', (picture, count) => {
  const entry = { ...buildExampleEntry({ picture }), products: [], indices: [] }
  const props = { data: { entries: [entry] } } as unknown as PageProps<'home'>
  const { container } = render(<HomePage {...props} />)
  const hero = container.querySelector('#hero')!
  expect(hero.textContent).not.toContain('Picture to follow')
  expect(hero.querySelectorAll('img')).toHaveLength(count)
  expect(hero.hasAttribute('data-pictured')).toBe(count > 0)
})
