// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleProduct } from '../../fixtures/examples.ts'
import { EngravingPreview } from './EngravingPreview.tsx'

afterEach(cleanup)

test('two previews on one page share no id, and each draws with its own', () => {
  const product = buildExampleProduct({ attributes: { chestpiece: 'Dual-sided' } })
  const { container } = render(
    <>
      <EngravingPreview product={product} text="Dr Penrose" />
      <EngravingPreview product={product} text="Dr Tregear" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  for (const drawing of container.querySelectorAll('svg[role=img]')) {
    const path = drawing.querySelector('textPath')?.getAttribute('href')?.slice(1)
    expect([...drawing.querySelectorAll('path')].map(({ id }) => id)).toEqual([path])
  }
})
