// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { AdminContext, Form } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readSettings } from '@/contract/settings.ts'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { startI18n } from '@/i18n/react.ts'
import { useSettings } from '@/stores/settings.ts'
import { ListAmountInput } from './list-amount-input.tsx'

beforeAll(async () => void (await startI18n('it', ['admin', 'validation', 'problems'])))
afterEach(cleanup)

function show(prices: 'net' | 'gross', amount: number | null) {
  const tax = { ...taxDefaults, by_country: true, prices }
  const settings = readSettings({ tax, shipping_countries: ['IT', 'DE'] })
  useSettings.setState(state => ({ settings: { ...state.settings, ...settings } }))
  render(
    <AdminContext>
      <Form record={{ id: 1, amount }}>
        <ListAmountInput source="amount" label="Sconto" nullable />
      </Form>
    </AdminContext>,
  )
  return screen.queryByText(/Germania/)?.textContent?.replaceAll('\u00a0', ' ')
}

it('shows the amount of a country with another VAT', () => {
  expect(show('net', 1000)).toContain('Germania: 9,76 €')
})

it.each([
  ['without an amount', 'net', null],
  ['with the same gross price everywhere', 'gross', 1000],
] as const)('has no example %s', (_, prices, amount) => {
  expect(show(prices, amount)).toBeUndefined()
})
