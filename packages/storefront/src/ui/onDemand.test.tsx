// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './onDemand.tsx'

afterEach(cleanup)

function Tray({ count }: { count: number }) {
  return <p>{count} to compare</p>
}

function renderWith(load: Parameters<typeof onDemand<{ count: number }>>[0]) {
  const Later = onDemand(load)
  render(
    <>
      <h1>First aid</h1>
      <Later count={2} />
    </>,
  )
}

test('nothing is drawn until its code has loaded', async () => {
  renderWith(() => Promise.resolve(Tray))
  expect(screen.queryByText('2 to compare')).toBeNull()
  expect(await screen.findByText('2 to compare')).toBeTruthy()
})

test('its place says so where its file cannot be loaded, and the page goes on', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  renderWith(load)
  await expect(load.mock.results[0]!.value).rejects.toThrow('offline')
  expect(screen.getByRole('heading', { name: 'First aid' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
})

test('its place says so where it throws, and the page goes on', async () => {
  // React reports what the boundary caught; the test means it to.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderWith(() =>
    Promise.resolve(() => {
      throw new Error('an error in the shop')
    }),
  )
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  expect(screen.getByRole('heading', { name: 'First aid' })).toBeTruthy()
})
