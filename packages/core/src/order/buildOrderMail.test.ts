import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOrder, buildExampleOrder } from '../fixtures/orderExamples.ts'
import { buildOrderMail } from './buildOrderMail.ts'
import { formatOrderText } from './formatOrderText.ts'

function readMail(href: string): { to: string; subject: string; body: string } {
  const url = new URL(href)
  // A mail program reads "+" as itself, not as a space.
  const read = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(href)![1]!)
  return { to: url.pathname, subject: read('subject'), body: read('body') }
}

/** The lines of an order in an email: number, and what follows it. */
const readLines = (body: string) => [...body.matchAll(/^(\d+)\. (.*)\r$/gm)].map(([, number, rest]) => [number, rest])

describe('an email to the shop', () => {
  test('holds a small order whole', () => {
    const order = buildExampleOrder()
    const { href, toPaste } = buildOrderMail(order)
    const { to, subject, body } = readMail(href)
    expect(toPaste).toBeUndefined()
    expect(to).toBe('care@penhallow.example')
    expect(subject).toBe('Order PM-20261121-7F3K PO PO-4471')
    expect(body).toBe(formatOrderText(order).replaceAll('\n', '\r\n'))
  })

  test('holds what fits of an order that is too long, says what it leaves out, and asks for it to be pasted', () => {
    const cart = Array.from({ length: 40 }, (_, index) => ({
      slug: 'nitrile-gloves',
      options: { Size: String(index + 1) },
      quantity: 3,
    }))
    const order = buildExampleOrder({ cart, details: { note: 'Before noon. '.repeat(40) } })
    const { href, toPaste } = buildOrderMail(order)
    expect(toPaste).toBe(formatOrderText(order))
    const { body } = readMail(href)
    expect(body).toContain('Order PM-20261121-7F3K: 40 lines, £1,200.00 ex.VAT, £1,440.00 inc.VAT')
    expect(body).toContain('Paste the copied order here')
    expect(body).toContain('Deliver to: Stores, Level 2, 14 Quay Road, Falmouth, TR11 3XX')
    const numbers = readLines(body).map(([number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(body).toContain('\n1. 3 x PG-100, Nitrile gloves, Size 1\r\n')
    expect(body).toContain(`Left out: lines ${numbers.length + 1} to 40, note, unit prices.`)
    // The next line would not have fitted.
    expect(href.length).toBeGreaterThan(1800)
  })

  test('is never longer than mail programs take over, and can always be decoded', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { href } = buildOrderMail(order)
        expect(href.length).toBeLessThanOrEqual(1900)
        expect(href).toMatch(/^mailto:[\x21-\x7e]+$/)
        const { subject, body } = readMail(href)
        expect(subject).toContain('PM-20261121-7F3K')
        // Each line that is there is there whole.
        for (const [number, rest] of readLines(body)) {
          const { title, engraving } = order.lines[Number(number) - 1]!
          expect(rest).toContain(title)
          if (engraving) expect(body).toContain(`   Engraving: ${engraving}\r\n`)
        }
      }),
    )
  })
})
