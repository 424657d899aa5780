import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOrderMail } from './buildOrderMail.ts'
import { anyOrder, buildExampleOrder } from '../../fixtures/orderExamples.ts'
import { formatOrderText } from './formatOrderText.ts'

function readMail(href: string): { to: string; subject: string; body: string } {
  const url = new URL(href)
  // A mail program reads "+" as itself, not as a space.
  const read = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(href)![1]!)
  return { to: url.pathname, subject: read('subject'), body: read('body') }
}

describe('an e-mail to the shop', () => {
  test('holds a small order whole', () => {
    const order = buildExampleOrder()
    const { href, toPaste } = buildOrderMail(order)
    const { to, subject, body } = readMail(href)
    expect(toPaste).toBeUndefined()
    expect(to).toBe('care@penhallow.example')
    expect(subject).toBe('Order PM-20261121-7F3K PO PO-4471')
    expect(body).toBe(formatOrderText(order).replaceAll('\n', '\r\n'))
  })

  test('asks to paste an order that is too long', () => {
    const cart = Array.from({ length: 40 }, (_, index) => ({
      slug: 'nitrile-gloves',
      options: { Size: String(index) },
      quantity: 1,
    }))
    const order = buildExampleOrder({ cart })
    const { href, toPaste } = buildOrderMail(order)
    expect(toPaste).toBe(formatOrderText(order))
    expect(readMail(href).body).toContain('Paste the copied order here')
  })

  test('is never longer than mail programs take over, and can always be decoded', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { href } = buildOrderMail(order)
        expect(href.length).toBeLessThanOrEqual(1900)
        expect(href).toMatch(/^mailto:[\x21-\x7e]+$/)
        expect(readMail(href).subject).toContain('PM-20261121-7F3K')
      }),
    )
  })
})
