import { findBadge, findSearch, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { ask, findList, findOptions, readActive } from './searchField.ts'

test.describe('with the keyboard', () => {
  test('products are suggested with picture, name, code and price, and what matched is marked', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comf')
    const first = findOptions(page).first()
    await expect(first).toContainText(PLAIN.title)
    await expect(first).toContainText('£59.99')
    await expect(first).toContainText('inc.VAT')
    await expect(first).toContainText('SKU HEM-7155-E')
    await expect(first.locator('img')).toHaveCount(1)
    await expect(first.locator('mark')).toHaveText(['M3', 'Comf'])
  })

  test('the field says what it is, whether its list is open, and which option is reached', async ({ page }) => {
    await visit(page, '/')
    const field = findSearch(page)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await ask(page, 'gloves')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(await field.getAttribute('aria-controls')).toBe(await findList(page).getAttribute('id'))
    expect(await readActive(page)).toBe(null)
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(await findOptions(page).first().textContent())
    await expect(field).toBeFocused()
  })

  test('Shift and Enter add the option that is reached, as often as they are pressed', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comf')
    await page.keyboard.press('ArrowDown')
    for (const items of ['1 item', '2 items']) {
      await page.keyboard.press('Shift+Enter')
      await expect(findBadge(page)).toHaveText(items)
    }
    await expect(findSearch(page)).toBeFocused()
    await expect(findList(page)).toBeVisible()
  })

  test('arrows wrap around, Home and End go to the ends, and a letter continues the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'scrub')
    const texts = await findOptions(page).allTextContents()
    expect(texts.length).toBeGreaterThan(3)
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(texts[0])
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(texts[1])
    await page.keyboard.press('End')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.press('Home')
    expect(await readActive(page)).toBe(texts[0])
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.type('s')
    await expect(findSearch(page)).toHaveValue('scrubs')
    expect(await readActive(page)).toBe(null)
  })

  test('Home and End move the cursor while it is in the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    await expect(findSearch(page)).toHaveValue('xgloves')
  })

  test('Enter on a product opens it, and the list is gone', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comfort')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(findTitle(page)).toHaveText(PLAIN.title)
    await expect(page).toHaveURL(`/detail/${PLAIN.slug}`)
    await expect(findList(page)).toBeHidden()
    await expect(findTitle(page)).toBeFocused()
  })

  test('Enter without an option goes to the search page, and Back returns', async ({ page }) => {
    await visit(page, '/bins')
    await ask(page, 'gloves')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=gloves')
    await expect(findTitle(page)).toContainText('products for “gloves”')
    await expect(findList(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/bins')
    await expect(findSearch(page)).toHaveValue('')
    await page.goForward()
    await expect(findSearch(page)).toHaveValue('gloves')
    await expect(findTitle(page)).toContainText('products for “gloves”')
  })

  test('Escape first closes the list, then clears the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Escape')
    await expect(findList(page)).toBeHidden()
    await expect(findSearch(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(findSearch(page)).toHaveValue('gloves')
    await page.keyboard.press('Escape')
    await expect(findSearch(page)).toHaveValue('')
    await expect(findSearch(page)).toBeFocused()
  })

  test('an arrow reopens the list that Escape has closed', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(await findOptions(page).first().textContent())
  })

  test('Tab moves on and closes the list', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Tab')
    await expect(findList(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Clear the search field' })).toBeFocused()
  })

  test('"/" goes to the field, but is a letter in it', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('/')
    await expect(findSearch(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(findSearch(page)).toHaveValue('a/b')
  })

  test('keys of a word that is still being composed are left to the input method', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('ArrowDown')
    const active = await readActive(page)
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      await findSearch(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true })
    expect(await readActive(page)).toBe(active)
    await expect(page).toHaveURL('/')
  })

  test('an exact code is shown as such, first', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'hem 7155')
    await expect(findOptions(page).first()).not.toContainText('Exact code')
    await page.keyboard.type('-e')
    await expect(findOptions(page).first()).toContainText('Exact code')
    await expect(findOptions(page).first().locator('mark')).toHaveText('HEM-7155-E')
  })

  test('a category and a group are suggested by their names', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'unif')
    await findOptions(page).filter({ hasText: 'Everything in Uniforms' }).click()
    await expect(page).toHaveURL('/group/uniforms')
    await ask(page, 'fridge')
    await expect(findList(page).getByRole('group', { name: 'Categories' })).toContainText('ridges')
  })

  test('a clinical need leads to the shelf that serves it', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'sats probe')
    await expect(findList(page).getByRole('group', { name: 'Categories' })).toContainText('Pulse oximeters')
  })

  test('where nothing is found the list still leads to the search page', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'zzzz')
    await expect(findOptions(page)).toHaveText(['No products found. Search for “zzzz”'])
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toHaveText('No products found. 1 suggestion')
  })

  test('the number of suggestions is announced once the visitor stops typing', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    const count = await findOptions(page).count()
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toHaveText(`${count} suggestions`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toBeEmpty()
  })

  test('the list is never empty between keystrokes', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'g')
    // Notes each moment at which the list is gone or has nothing in it.
    await page.evaluate(() => {
      const seen: string[] = []
      const look = () => {
        if (document.querySelectorAll('[role=listbox] [role=option]').length === 0) seen.push('empty')
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await page.keyboard.type('loves nitrile', { delay: 15 })
    await expect(findOptions(page).last()).toContainText('“gloves nitrile”')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})
