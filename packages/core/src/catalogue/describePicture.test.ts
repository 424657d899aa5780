import { expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { describePicture, listPictureFacts } from './describePicture.ts'

test.each([
  [{ title: 'Scrub top, navy blue', attributes: { colour: 'Navy blue' } }, 0, 'Scrub top, navy blue'],
  [{ title: 'Scrub top', attributes: { colour: 'Navy blue', fabric: 'Cotton' } }, 0, 'Scrub top, Navy blue'],
  [{ title: 'Classic III', attributes: { tubeColour: 'Burgundy', size: '27 in' } }, 0, 'Classic III, Burgundy, 27 in'],
  [{ title: 'Fridge', attributes: { capacity: '66 L' } }, 1, 'Fridge, 66 L, view 2'],
])('%j, view %i, is described as %j', (product, view, words) => {
  expect(describePicture(product.title, listPictureFacts(EXAMPLE_ATTRIBUTES, product), view)).toBe(words)
})
