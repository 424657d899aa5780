// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { accountStore } from '../../state/profile/session.ts'
import type { Vault } from '../../state/profile/vault.ts'
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx'

afterEach(() => {
  cleanup()
  accountStore.set(undefined)
})

test('someone who is logged in can reset and delete nothing here before they log out', () => {
  accountStore.set({
    header: { id: '', made: '', derivation: { salt: new Uint8Array(1), rounds: 1 }, byPassword: '', byCode: '' },
    dataKey: new Uint8Array(1),
    person: { firstName: 'Ada', lastName: '', email: '', lockMinutes: 15, isCodeKept: false },
    lockMinutes: 15,
    vault: {} as Vault,
  })
  location.hash = '#reset.cut'
  render(<ForgetPasswordPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are logged in as Ada')
  expect(screen.queryByRole('heading', { name: 'If you have neither' })).toBeNull()
})
