import type { Visitor } from './visitor.ts'

/** Waits until the cart’s badge shows this many items. */
export async function seeCount(visitor: Visitor, count: number): Promise<void> {
  await visitor.until(`${count} in the cart`, () =>
    visitor.ask(
      (text) => document.querySelector('header [data-testid=badge]')!.textContent.startsWith(text),
      `${count} item`,
    ),
  )
}
