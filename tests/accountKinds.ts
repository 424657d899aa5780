import { expect } from '@playwright/test'
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
    h1: 'Log in',
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
    name: 'a link too long for a QR code',
    path: '/account',
    h1: 'Log in to see your account',
    prepare: async (page) => {
      await keepCart(page, MANY)
      await visit(page, '/account')
      await page.getByText('Hand over by link or QR code').click()
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByText('This is too long for a QR code.')).toBeVisible()
    },
  },
  {
    name: 'a link as a QR code',
    path: '/account',
    h1: 'Log in to see your account',
    prepare: async (page) => {
      await fillCart(page)
      await visit(page, '/account')
      await page.getByText('Hand over by link or QR code').click()
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
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
