// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './onDemand.tsx'
import { watchTouches } from './touches.ts'

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

test('its place says so where its file is late, until it comes', async () => {
  vi.useFakeTimers()
  let come: (tray: typeof Tray) => void = () => undefined
  renderWith(() => new Promise((resolve) => (come = resolve)))
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('alert').textContent).toContain('taking a long time')
  vi.useRealTimers()
  come(Tray)
  expect(await screen.findByText('2 to compare')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the button that asked for it shows that it is being answered', async () => {
  document.body.innerHTML = '<button>Compare</button>'
  const button = document.querySelector('button')!
  watchTouches()
  button.click()
  let come: (tray: typeof Tray) => void = () => undefined
  renderWith(() => new Promise((resolve) => (come = resolve)))
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  come(Tray)
  await screen.findByText('2 to compare')
  expect(button.hasAttribute('aria-busy')).toBe(false)
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
