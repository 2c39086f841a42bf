// @vitest-environment happy-dom
/**
 * Changes that an account did not receive, or data that could not be loaded, are reported with a retry button
 * (docs/failure-cases.md O7).
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { item } from '@/features/shop/checkout/testing/checkout-quote.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { emptyCart, persistCart, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useFavouritesFailure } from './use-favourites-failure.ts'
import { useRestoredCart } from './use-restored-cart.ts'

const account = 3
let failing: Set<string> // `GET /me/cart`
let asked: string[]

beforeAll(async () => {
  await startI18n('it', ['common'])
  await loadAreas(['common'])
  persistCart()
})
beforeEach(() => {
  failing = new Set()
  asked = []
  localStorage.clear()
  emptyCart()
  useCart.setState({ restored: false })
  useToasts.getState().reset()
  useToasts.setState({ message: '', action: null })
  useSettings.setState(({ settings }) => ({ settings: { ...settings, enable_guest_checkout: true } }))
  useSession.setState({ user: { id: account, role: 'user' } as never, token: 't' })
  respondToCalls(
    async ({ url = '', method }) => {
      asked.push(`${method} ${url}`)
      if (failing.has(`${method} ${url}`)) return { status: 503, data: null }
      const data = url === '/me/favourites' ? { ids: [7] } : { lines: [], later: [], capped: [], removed: [] }
      return { status: 200, data }
    },
    { token: 't' },
  )
})
afterEach(cleanup)

function Layout() {
  useRestoredCart()
  useFavouritesFailure()
  return null
}
function Heart() {
  const own = useQuery(favouritesQuery(account))
  return <p>{own.data?.join()}</p>
}
const show = (heart = false) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Layout />
      {heart && <Heart />}
    </QueryClientProvider>,
  )

const said = () => useToasts.getState()
async function pressAgain(message: RegExp): Promise<void> {
  await expect.poll(() => said().message).toMatch(message)
  const { action } = said()
  expect(action?.label).toBe('Riprova')
  if (action && 'run' in action) action.run()
}
const times = (call: string) => asked.filter(candidate => candidate === call).length

it('loads a cart that could not be loaded on retry', async () => {
  failing.add('GET /me/cart')
  show()
  await expect.poll(() => said().message).toMatch(/carrello dell’account/)
  failing.clear()
  await pressAgain(/carrello dell’account/)
  await expect.poll(() => useCart.getState().owner).toBe(account)
})

it('keeps a change that could not be saved and sends it on retry', async () => {
  show()
  await expect.poll(() => useCart.getState().owner).toBe(account)
  failing.add('POST /me/cart/changes')
  useCart.getState().addItem(item)
  await expect.poll(() => said().message).toMatch(/salvare il carrello/)
  expect(useCart.getState().unsent).toEqual([`lines:${item.cartId}`])
  failing.clear()
  await pressAgain(/salvare il carrello/)
  await expect.poll(() => useCart.getState().unsent).toEqual([])
})

it('loads favourites that could not be loaded on retry', async () => {
  failing.add('GET /me/favourites')
  const { container } = show(true)
  await expect.poll(() => said().message).toMatch(/preferiti/)
  failing.clear()
  await pressAgain(/preferiti/)
  await expect.poll(() => container.textContent).toBe('7')
  expect(times('GET /me/favourites')).toBe(2)
})
