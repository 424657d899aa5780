// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleAccount } from '../../fixtures/exampleAccount.ts'
import { accountStore } from '../../state/account/session.ts'
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx'

afterEach(() => {
  cleanup()
  accountStore.set(undefined)
})

test('someone who is logged in can reset and delete nothing here before they log out', () => {
  accountStore.set(buildExampleAccount('Ada'))
  location.hash = '#reset.cut'
  render(<ForgetPasswordPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are logged in as Ada')
  expect(screen.queryByRole('heading', { name: 'If you have neither' })).toBeNull()
})
