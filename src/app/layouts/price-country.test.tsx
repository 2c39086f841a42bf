// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useCart } from '@/stores/cart.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSettings } from '@/stores/settings.ts'
import PriceCountry from './price-country.tsx'

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop'])
})
beforeEach(() => {
  useCart.setState({ country: null })
  usePriceCountry.setState({ country: null })
  useSettings.setState(({ settings }) => ({
    settings: { ...settings, shop_country: 'IT', shipping_countries: ['IT', 'DE', 'CH'] },
  }))
})
afterEach(cleanup)

async function choiceIn(locale: Locale): Promise<HTMLSelectElement> {
  const match = { screen: 'faq', locale, params: {} }
  const router = createMemoryRouter([{ path: '/', loader: () => ({ match }), element: <PriceCountry /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return screen.findByRole('combobox')
}

it('shows prices of the chosen country, and the cart uses it for the delivery', async () => {
  const choice = await choiceIn('it')
  expect([choice.value, usePriceCountry.getState().country]).toEqual(['IT', null])
  fireEvent.change(choice, { target: { value: 'DE' } })
  expect(usePriceCountry.getState().country).toBe('DE')
  expect(useCart.getState().country).toBe('DE')
})

it('needs no other prices in the nearest country of the language, which the page already contains', async () => {
  expect((await choiceIn('de')).value).toBe('DE')
  expect(usePriceCountry.getState().country).toBeNull()
})

it('ignores a chosen country that the shop no longer sells to', async () => {
  useCart.setState({ country: 'FR' })
  expect((await choiceIn('it')).value).toBe('IT')
  expect(usePriceCountry.getState().country).toBeNull()
})
