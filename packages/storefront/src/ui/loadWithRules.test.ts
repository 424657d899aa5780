// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const findSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link')]
const end = (link: HTMLLinkElement | undefined, event: string) => link!.dispatchEvent(new Event(event))
const load = vi.fn(() => Promise.resolve('part'))

let loadWithRules: (typeof import('./loadWithRules.ts'))['loadWithRules']

beforeEach(async () => {
  document.head.innerHTML = ''
  load.mockClear()
  vi.resetModules()
  loadWithRules = (await import('./loadWithRules.ts')).loadWithRules
})

test('a part and its sheets are asked for together, and it is given once all are here', async () => {
  let isGiven = false
  const part = loadWithRules(load, ['assets/a.css', 'assets/b.css']).finally(() => (isGiven = true))
  expect(load).toHaveBeenCalledOnce()
  const [first, second] = findSheets()
  expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css'])
  end(first, 'load')
  await new Promise((resolve) => setTimeout(resolve))
  expect(isGiven).toBe(false)
  end(second, 'load')
  expect(await part).toBe('part')
})

test('a part without sheets is loaded as it is', async () => {
  expect(await loadWithRules(load)).toBe('part')
  expect(findSheets()).toEqual([])
})

test('a sheet that two parts need is asked for once, and both wait for it', async () => {
  const parts = [loadWithRules(load, ['assets/a.css']), loadWithRules(load, ['assets/a.css'])]
  expect(findSheets()).toHaveLength(1)
  end(findSheets()[0], 'load')
  expect(await Promise.all(parts)).toEqual(['part', 'part'])
})

test('a sheet whose rules stand in the head is not asked for', async () => {
  const named = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/a.css' })
  document.head.append(named)
  expect(await loadWithRules(load, ['assets/a.css'])).toBe('part')
  expect(findSheets()).toEqual([named])
})

test('a sheet that does not come fails the part, and the next attempt asks again', async () => {
  const part = loadWithRules(load, ['assets/a.css'])
  end(findSheets()[0], 'error')
  await expect(part).rejects.toThrow('/assets/a.css')
  const again = loadWithRules(load, ['assets/a.css'])
  end(findSheets()[0], 'load')
  expect(await again).toBe('part')
})
