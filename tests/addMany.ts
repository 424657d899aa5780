import type { Locator, Page } from '@playwright/test'

/** The button that adds a product, with any text about the last press. */
export function findPress(tab: Page, { title }: { title: string }): Locator {
  return tab.getByRole('button', { name: new RegExp(`^Add(ed)? to cart: ${title}`) })
}

/** Presses Add this many times, a task each, with nothing or `pauseMs` between. */
export function addMany(tab: Page, product: { title: string }, times: number, pauseMs = 0): Promise<void> {
  return findPress(tab, product).evaluate(
    async (button: HTMLElement, [times, pauseMs]) => {
      for (let time = 0; time < times; time++) {
        button.click()
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
    [times, pauseMs] as const,
  )
}

/** Presses Add this many times in two tabs, interleaved. */
export async function addInTurn(tabs: readonly Page[], products: readonly { title: string }[], times: number) {
  const buttons = await Promise.all(tabs.map((tab, index) => findPress(tab, products[index]!).elementHandle()))
  for (let turn = 0; turn < times; turn++)
    for (const button of buttons) await button.evaluate((button) => (button as HTMLElement).click())
}
