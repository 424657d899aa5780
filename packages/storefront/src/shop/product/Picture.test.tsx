// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atRestStore } from '../../state/page/atRest.ts'
import { Picture } from './Picture.tsx'

function renderPicture(props: Partial<Parameters<typeof Picture>[0]> = {}): HTMLImageElement {
  render(<Picture name="bp-monitor" alt="A monitor" {...props} />)
  return screen.getByRole<HTMLImageElement>('img', { name: 'A monitor' })
}

const listFiles = (widths: readonly number[]) =>
  widths.map((width) => `/pictures/bp-monitor-${width}.avif ${width}w`).join(',')

beforeEach(() => atRestStore.set('all'))
afterEach(cleanup)

describe('a photograph', () => {
  test.each([
    ['the two widths that a card can need', false, [320, 640]],
    ['every width where it may be larger', true, [320, 640, 1200]],
  ])('is offered in %s', (_, isLarge, widths) => {
    const image = renderPicture({ sizes: '50vw', isLarge })
    expect(image.srcset).toBe(listFiles(widths))
    expect(image.sizes).toBe('50vw')
    expect(image.getAttribute('src')).toBe('/pictures/bp-monitor-320.avif')
  })

  test('is one file where it is small at every width of the window', () => {
    const image = renderPicture()
    expect(image.getAttribute('src')).toBe('/pictures/bp-monitor-320.avif')
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  test.each([
    [true, 'high'],
    [false, null],
  ])('comes before the others where it is the large one of the first screen (%s): %s', (isLarge, priority) => {
    expect(renderPicture({ sizes: '50vw', isFirst: true, isLarge }).getAttribute('fetchpriority')).toBe(priority)
  })
})

test('a drawing is one file for every size', () => {
  const image = renderPicture({ name: 'group-ems.svg', sizes: '50vw' })
  expect(image.getAttribute('src')).toBe('/pictures/group-ems.svg')
  expect(image.hasAttribute('srcset')).toBe(false)
})

describe.each(['bp-monitor', 'group-ems.svg'])('the picture %s', (name) => {
  test('keeps its space before it loads', () => {
    const image = renderPicture({ name })
    expect(image.width).toBeGreaterThan(0)
    expect(image.height).toBe(image.width)
  })

  test.each([
    [true, null],
    [false, 'lazy'],
  ])('is loaded at once only where it stands in the first viewport (%s)', (isFirst, loading) => {
    expect(renderPicture({ name, isFirst }).getAttribute('loading')).toBe(loading)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('is there before the page rests only where it stands in the first viewport (%s)', (isFirst, count) => {
    atRestStore.set('none')
    const { container } = render(<Picture name={name} sizes="50vw" isFirst={isFirst} />)
    expect(container.querySelectorAll('img')).toHaveLength(count)
    act(() => atRestStore.set('all'))
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  test('is in the prerendered page for readers without JavaScript', () => {
    const page = renderToString(<Picture name={name} sizes="50vw" alt="A monitor" />)
    expect(page).toMatch(/^<noscript><img [^>]*alt="A monitor"[^>]*\/><\/noscript>$/)
  })

  test('is left out by a screen reader where the text beside it says the same', () => {
    render(<Picture name={name} sizes="50vw" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('presentation')).toBeTruthy()
  })
})

test('a picture that is not there yet says so, and asks for no file', () => {
  const { container } = render(<Picture name="" sizes="50vw" />)
  expect(container.textContent).toBe('Picture to follow')
  expect(container.querySelector('img, source')).toBeNull()
})
