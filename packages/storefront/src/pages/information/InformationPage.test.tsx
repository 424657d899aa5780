// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleInformation } from '@shop/core/fixtures/examples.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { InformationPage } from './InformationPage.tsx'

afterEach(cleanup)

test('a section has a heading; what has none is no section', () => {
  const sections = [{ paragraphs: ['One.'] }, { title: 'Two', paragraphs: ['Three.'] }]
  const information = buildExampleInformation({ sections })
  const props = { data: { information } } as unknown as PageProps<'information'>
  const { container } = render(<InformationPage {...props} />)
  expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['One.', 'Three.'])
  const found = [...container.querySelectorAll('section')]
  expect(found.map((section) => section.querySelector('h2')?.textContent)).toEqual(['Two'])
})
