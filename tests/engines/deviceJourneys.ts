import { ADA, SECRETS } from '../accounts.ts'
import { PLAIN } from '../examples.ts'
import { seeCount } from './seeCount.ts'
import type { Visitor } from './visitor.ts'

/** Journeys about the data that a device keeps of a person and of the shop. */
export const DEVICE_JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'an account'(visitor) {
    const logIn = async () => {
      await visitor.rest()
      await visitor.open('/login')
      await visitor.type('Email', ADA.email)
      await visitor.type('Password', ADA.password)
      await visitor.rest()
      await visitor.press('Submit')
      // It leads back to the page before.
      await visitor.until('the account to be open', async () => (await visitor.readAddress()) !== '/login')
    }
    await visitor.arrive('/signup')
    for (const [label, text] of Object.entries({
      'First name': ADA.firstName,
      'Last name': ADA.lastName,
      Email: ADA.email,
      Password: ADA.password,
      'Password again': ADA.password,
    }))
      await visitor.type(label, text)
    await visitor.rest()
    await visitor.press('Submit')
    await visitor.seeTitle('Your account is ready')
    await visitor.seeNoOverlap()
    await visitor.rest()
    await visitor.press('Go to my account')
    await visitor.seeTitle('My account')
    await visitor.seeNoOverlap()
    await visitor.rest()
    await visitor.open('/lists')
    await visitor.type('List name', 'Night shift')
    await visitor.press('Create an empty list')
    await visitor.seeTitle('Night shift')
    await visitor.rest()
    await visitor.open('/account')
    await visitor.rest()
    await visitor.press('Log out')
    await visitor.seeTitle('Login')
    const kept = await visitor.ask(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const readable = [...SECRETS, 'Night shift'].filter((secret) => kept.includes(secret))
    if (readable.length > 0) throw new Error(`storage still says ${readable.join(', ')}`)
    await logIn()
    await visitor.rest()
    await visitor.open('/lists')
    await visitor.see('Night shift')
  },

  async 'without a connection'(visitor) {
    await visitor.arrive('/')
    const isPossible = await visitor.ask(() => 'serviceWorker' in navigator && 'caches' in window)
    if (!isPossible) return console.log(`       ${visitor.browser.name} keeps no shop on a device`)
    await visitor.until('the shop to be kept', () =>
      visitor.ask(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'),
    )
    await visitor.host.stop()
    try {
      await visitor.openFromPage('/scrubs')
      await visitor.seeTitle('Scrub tops, trousers and caps')
      await visitor.openFromPage(PLAIN.list)
      await visitor.press(`Add to cart: ${PLAIN.title}`)
      await seeCount(visitor, 1)
      await visitor.openFromPage('/cart')
      await visitor.seeTitle('1 item')
      await visitor.openFromPage('/search?q=gloves')
      await visitor.seeTitle('for “gloves”')
    } finally {
      await visitor.host.start()
      // Files that were out of reach meanwhile are no error of the page.
      await visitor.browser.takeErrors()
    }
  },
}
