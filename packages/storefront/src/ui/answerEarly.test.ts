// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EARLY_SCRIPT } from '@shop/site/build/earlyScript.ts'
import { answerEarly } from './answerEarly.ts'

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T

beforeEach(() => runInThisContext(EARLY_SCRIPT) as undefined)
afterEach(() => document.body.replaceChildren())

/** The events heard on this page: early, of what is done before it is taken over, and late, of what is answered then. */
async function answer(html: string, act: () => void = () => undefined): Promise<{ early: string[]; late: string[] }> {
  document.body.innerHTML = `<main>${html}</main>`
  let heard: string[] = []
  for (const name of ['click', 'input', 'change', 'submit'])
    document.body.addEventListener(name, (event) => {
      if (name === 'submit') event.preventDefault()
      const { id, value } = event.target as HTMLInputElement
      heard.push([name, id, value].filter(Boolean).join(' '))
    })
  act()
  const early = heard
  heard = []
  answerEarly(document.querySelector('main')!)
  for (let turn = 0; turn < 9; turn++) await Promise.resolve()
  return { early, late: heard }
}

function type(id: string, text: string): void {
  const field = find<HTMLInputElement>(id)
  for (const letter of text) {
    field.value += letter
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('presses are answered in order, each as often as it was made, and nobody hears of them before', async () => {
  const { early, late } = await answer(
    '<button id="less"></button><button id="more"><i id="icon"></i></button>',
    () => {
      find('more').click()
      find('icon').click()
      find('less').click()
    },
  )
  expect(early).toEqual([])
  expect(late).toEqual(['click more', 'click more', 'click less'])
})

test('a button shows that it has been pressed until it is answered', async () => {
  await answer('<button id="add"></button>', () => {
    find('add').click()
    expect(find('add').ariaBusy).toBeTruthy()
  })
  expect(find('add').hasAttribute('aria-busy')).toBe(false)
})

test('what is typed comes as a whole, and stays', async () => {
  const { early, late } = await answer('<input id="name" value="">', () => type('name', 'Ada'))
  expect(early).toEqual([])
  expect(late).toEqual(['input name Ada', 'change name Ada'])
})

test('what was typed between two presses is typed between them, whatever the field holds by then', async () => {
  const { late } = await answer('<input id="count" value="1"><button id="more"></button>', () => {
    find('more').click()
    type('count', '2')
    find('more').click()
    find<HTMLInputElement>('count').value = '1'
  })
  expect(late).toEqual(['click more', 'input count 12', 'change count 12', 'click more'])
})

test('a form that was sent is sent', async () => {
  const { late } = await answer('<form id="search"><input></form>', () =>
    find('search').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  )
  expect(late).toEqual(['submit search'])
})

test('a tick is answered by a press that leaves it as it was left', async () => {
  const { late } = await answer('<input type="checkbox" id="shared">', () => find('shared').click())
  expect(late.filter((line) => line.startsWith('change'))).toEqual(['change shared on'])
  expect(find<HTMLInputElement>('shared').checked).toBe(true)
})

test('a control of the header whose page was drawn anew is found in its place', async () => {
  const { late } = await answer('<header><input><input id="q" value=""></header>', () => {
    type('q', 'glo')
    document.querySelector('main')!.innerHTML = '<header><input><input id="new" value=""></header>'
  })
  expect(late[0]).toBe('input new glo')
  expect(document.activeElement?.id).toBe('new')
})

test('a control that has gone is left', async () => {
  const { late } = await answer('<button id="add"></button>', () => {
    find('add').click()
    find('add').remove()
  })
  expect(late).toEqual([])
})

test.each([
  ['a choice', '<select id="size"><option selected>S</option><option>M</option></select>', 'M'],
  ['a text', '<input id="size" value="">', 'Ada'],
])('%s that the browser has put back is answered', async (_, html, value) => {
  const { late } = await answer(html, () => (find<HTMLInputElement>('size').value = value))
  expect(late).toEqual([`input size ${value}`, `change size ${value}`])
})

test.each([
  ['a choice as the page came', '<select><option>S</option><option selected>M</option></select>'],
  // React sets what is selected without making it the default.
  ['a choice that React has drawn', '<select><option>S</option><option>M</option></select>'],
  ['a text as the page came', '<input value="Ada">'],
])('%s is left alone', async (_, html) => {
  expect((await answer(html)).late).toEqual([])
})
