// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleCartLine } from '@shop/core/fixtures/examples.ts'
import { NoteField } from './NoteField.tsx'

afterEach(cleanup)

test('a note in a language that is read from the right keeps its own direction', () => {
  render(<NoteField line={{ ...buildExampleCartLine('gloves'), note: 'للغرفة 3!' }} name="Gloves" />)
  expect(screen.getByLabelText('Note: Gloves').getAttribute('dir')).toBe('auto')
})
