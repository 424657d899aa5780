// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

/** Which controls of this page are answered, each with the event. */
async function answer(html: string, change: () => void = () => undefined): Promise<string[]> {
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.replaceChildren(page)
  change()
  const answered: string[] = []
  for (const name of ['input', 'change'])
    page.addEventListener(name, ({ target }) => answered.push(`${name} ${(target as HTMLElement).id}`))
  const { answerEarlyInput } = await import('./answerEarlyInput.ts')
  answerEarlyInput(page)
  return answered
}

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T

// It answers once in the life of a page.
beforeEach(() => vi.resetModules())

test('a choice that was made is answered', async () => {
  const html = '<select id="size"><option selected>S</option><option>M</option></select>'
  expect(await answer(html, () => (find<HTMLSelectElement>('size').value = 'M'))).toEqual(['change size'])
})

test('a text that was typed is answered, and stays', async () => {
  const type = () => (find<HTMLInputElement>('name').value = 'Ada')
  expect(await answer('<input id="name" value="">', type)).toEqual(['input name'])
  expect(find<HTMLInputElement>('name').value).toBe('Ada')
})

test.each([
  ['a choice as the page came', '<select><option>S</option><option selected>M</option></select>'],
  // React sets what is selected without making it the default.
  ['a choice that React has drawn', '<select><option>S</option><option>M</option></select>'],
  ['a text as the page came', '<input value="Ada">'],
])('%s is left alone', async (_, html) => {
  expect(await answer(html)).toEqual([])
})
