// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { atRestStore } from '../../state/page/atRest.ts'
import { ProductGallery } from './ProductGallery.tsx'

afterEach(cleanup)

test('each button for a view says that it is one', () => {
  atRestStore.set('all')
  render(<ProductGallery product={buildExampleProduct({ picture: 'box', views: ['box-open'] })} facts={[]} />)
  const views = within(screen.getByRole('list', { name: 'Views' })).getAllByRole('img')
  expect(views.map((view) => view.getAttribute('alt'))).toEqual(['Nitrile gloves, view 1', 'Nitrile gloves, view 2'])
})
