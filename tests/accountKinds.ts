import { expect } from '@playwright/test'
import { buildPassportFragments } from '@shop/core/passport/passportLink.ts'
import { ADA, findAccountButton, logIn, logOut, makeAccount, signUp } from './accounts.ts'
import { MANY } from './examples.ts'
import type { Kind } from './kinds.ts'
import { fillCart, keepCart, makeDocument } from './steps.ts'
import { visit } from './visit.ts'

/** States of the account's pages that a visitor causes. */
export const ACCOUNT_STATES: readonly Kind[] = [
  {
    name: 'login with errors',
    path: '/login',
    h1: 'Login',
    prepare: async (page) => {
      await visit(page, '/login')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a new account',
    path: '/signup',
    h1: 'Your account is ready',
    prepare: async (page) => {
      await fillCart(page)
      await signUp(page, ADA)
    },
  },
  {
    name: 'an order that was begun before log in',
    path: '/login',
    h1: 'Is this your order?',
    prepare: async (page) => {
      await makeAccount(page)
      await logOut(page)
      await fillCart(page)
      await visit(page, '/order')
      await logIn(page, ADA)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this your order?')
    },
  },
  {
    name: 'the second step of a reset',
    path: '/forget_password',
    h1: 'Reset your password',
    prepare: async (page) => {
      await signUp(page, ADA)
      await page.evaluate(() => sessionStorage.clear())
      await visit(page, '/forget_password#reset.cut')
    },
  },
  {
    name: 'an account',
    path: '/account',
    h1: 'My account',
    prepare: async (page) => {
      await makeAccount(page)
      await expect(page.getByRole('heading', { name: 'Orders made' })).toBeVisible()
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
    },
  },
  {
    name: 'things that are handed over as several QR codes',
    path: '/account',
    h1: 'Log in to see your account',
    prepare: async (page) => {
      await keepCart(page, MANY)
      await visit(page, '/account')
      await page.getByText('Hand over by link or QR code').click()
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByRole('img', { name: /^Part 1 of/ })).toBeVisible()
    },
  },
  {
    name: 'a part of what is handed over',
    path: '/account',
    h1: 'Log in to see your account',
    prepare: async (page) => {
      const records = { cart: { version: 2, lines: [...MANY], saved: [] } }
      const { codes } = (await buildPassportFragments(records, new Date()))!
      await visit(page, `/account#${codes[1]}`)
      await expect(page.getByText('Still missing: 1, 3')).toBeVisible()
    },
  },
  {
    name: 'the menu of an account',
    path: '/account',
    h1: 'My account',
    prepare: async (page) => {
      await makeAccount(page)
      await findAccountButton(page).click()
    },
  },
  {
    name: 'an account that is about to lock',
    path: '/account',
    h1: 'My account',
    prepare: async (page) => {
      await makeAccount(page)
      await page.evaluate(() => localStorage.setItem('profile.used', String(Date.now() - 14.2 * 60_000)))
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'an order of an account',
    path: '/account',
    h1: 'Order ',
    prepare: async (page) => {
      await makeAccount(page)
      await fillCart(page)
      await visit(page, '/order')
      await makeDocument(page)
      await page.getByRole('button', { name: 'Save as CSV' }).click()
      await visit(page, '/account')
      await page.getByRole('link', { name: /^Order PM-/ }).click()
    },
  },
]
