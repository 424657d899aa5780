// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn()

beforeEach(() => {
  // jsdom draws no dialog.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false
    onClose()
  })
})
afterEach(() => {
  cleanup()
  onClose.mockReset()
})

test.each([
  { name: 'pressed and released beside it closes it', from: 'beside', to: 'beside', closes: 1 },
  { name: 'a drag from a field to beside it does not', from: 'field', to: 'beside', closes: 0 },
  { name: 'a press in it does not', from: 'field', to: 'field', closes: 0 },
] as const)('a dialog $name', ({ from, to, closes }) => {
  render(
    <Dialog title="New list" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const places = { beside: screen.getByRole('dialog'), field: screen.getByRole('textbox') }
  fireEvent.pointerDown(places[from])
  fireEvent.click(places[to])
  expect(onClose).toHaveBeenCalledTimes(closes)
})
