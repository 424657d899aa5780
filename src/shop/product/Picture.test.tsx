// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

function renderPicture(name: string, isFirst = false): HTMLImageElement {
  render(<Picture name={name} alt="A monitor" sizes="50vw" isFirst={isFirst} />)
  return screen.getByRole<HTMLImageElement>('img', { name: 'A monitor' })
}

afterEach(cleanup)

describe('a photograph', () => {
  test('is offered in every width that is kept', () => {
    const source = renderPicture('bp-monitor').closest('picture')?.querySelector('source')
    expect(source?.type).toBe('image/avif')
    expect(source?.getAttribute('sizes')).toBe('50vw')
    expect(source?.getAttribute('srcset')).toBe(
      [320, 640, 1200].map((width) => `/pictures/bp-monitor-${width}.avif ${width}w`).join(', '),
    )
  })

  test('has a file for browsers that do not know the format', () => {
    expect(renderPicture('bp-monitor').getAttribute('src')).toBe('/pictures/bp-monitor-640.webp')
  })
})

test('a drawing is one file for every size', () => {
  const image = renderPicture('group-ems.svg')
  expect(image.getAttribute('src')).toBe('/pictures/group-ems.svg')
  expect(image.hasAttribute('srcset')).toBe(false)
})

describe.each(['bp-monitor', 'group-ems.svg'])('the picture %s', (name) => {
  test('keeps its space before it loads', () => {
    const image = renderPicture(name)
    expect(image.width).toBeGreaterThan(0)
    expect(image.height).toBe(image.width)
  })

  test.each([
    [true, 'eager'],
    [false, 'lazy'],
  ])('is loaded, where it stands in the first viewport (%s): %s', (isFirst, loading) => {
    expect(renderPicture(name, isFirst).getAttribute('loading')).toBe(loading)
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
