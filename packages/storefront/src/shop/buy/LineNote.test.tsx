// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleCartLine } from '@shop/core/fixtures/examples.ts'
import { LineNote } from './LineNote.tsx'

afterEach(cleanup)

test('a note in a language that is read from the right keeps its own direction', () => {
  const note = 'للغرفة 3!'
  const { container } = render(<LineNote line={{ ...buildExampleCartLine('gloves'), note }} name="Gloves" />)
  expect(container.querySelector('bdi')?.textContent).toBe(note)
  expect(screen.getByLabelText('Note: Gloves').getAttribute('dir')).toBe('auto')
})
