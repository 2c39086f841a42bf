// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { TermsPanel } from './terms-panel.tsx'
import type { OrderEntryState } from './use-order-entry.ts'

beforeAll(async () => {
  await startI18n('it', ['admin-sales'])
  await loadAreas(['admin-sales'])
})
afterEach(cleanup)

it('admin 16: removes a refused coupon when its field is cleared', () => {
  const change = vi.fn()
  const coupon_refusal = { code: 'invalid', amount: null, missing: null }
  const draft = { coupon_code: 'SBAGLIATO', shipping_method: null, payment_method: null, vat_percent: 22 }
  const quote = { problems: [], coupon_refusal, shipping: [], payments: [], needs_shipping: true }
  render(
    <TermsPanel work={{ draft, desk: { quote }, change } as unknown as OrderEntryState} money={String} />,
  )
  expect(screen.getByText('Il codice SBAGLIATO non è valido o è scaduto.')).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Codice sconto' })
  fireEvent.change(field, { target: { value: 'SBAG' } })
  expect(change).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '' } })
  expect(change).toHaveBeenCalledExactlyOnceWith({ coupon_code: null })
})
