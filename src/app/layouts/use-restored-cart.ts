/**
 * Restores the cart once when the layout starts, then rebuilds it from the current products. Without guest checkout,
 * unavailable lines are removed and reported (specification notes §4 Cart). With guest checkout they stay, and the line
 * shows that it is unavailable.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { priceCountryQuery } from '@/api/queries.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { getCollection } from '@/contract/endpoints/shop/collections.ts'
import { getRoomProduct } from '@/contract/endpoints/shop/rooms.ts'
import { type Tier, tierOf } from '@/domain/pricing.ts'
import { type FetchedProduct, rebuildCart } from '@/features/shop/kit/rebuild-cart.ts'
import { type CartItem, type CartRoom, useCart } from '@/stores/cart.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'

/** Lines of a showroom that is currently closed to the user stay. The checkout reports what is wrong with them. */
async function fetchProduct(id: number, room: CartRoom | undefined): Promise<FetchedProduct> {
  const slug = String(id)
  const query = priceCountryQuery(usePriceCountry.getState().country)
  const result = room
    ? await call(getRoomProduct, { params: { pass: room.pass, slug }, query })
    : await call(getProduct, { params: { slug }, query })
  if (result.ok) return { found: result.value }
  if (result.failure.status === 404) return { found: null }
  console.warn(`Product ${id} of the cart could not be loaded (${result.failure.code})`)
  return { unanswered: true }
}

/** The parts are loaded with the configurator's code, only for a cart that contains such a line. */
async function renewConfigured(item: CartItem, tier: Tier): Promise<CartItem | undefined> {
  const id = item.configured?.configuration.collection_id ?? 0
  const result = await call(getCollection, {
    params: { id },
    query: priceCountryQuery(usePriceCountry.getState().country),
  })
  if (!result.ok) {
    if (result.failure.status === 404) return undefined
    console.warn(`Collection ${id} of the cart could not be loaded (${result.failure.code})`)
    return item
  }
  const { renewedLine } = await import('@/features/shop/configurator/configured-line.ts')
  return renewedLine(item, result.value, tier)
}

/** The same lines with current products. Lines whose product is gone stay unchanged. */
async function renewedList(items: readonly CartItem[], tier: Tier): Promise<CartItem[]> {
  const { items: rebuiltItems } = await rebuildCart(items, fetchProduct, tier, renewConfigured)
  const renewed = new Map(rebuiltItems.map(item => [item.cartId, item]))
  return items.map(item => renewed.get(item.cartId) ?? item)
}

export function useRestoredCart(): void {
  const { t } = useTranslation('common')
  const role = useSession(state => state.user?.role)
  const account = useSession(state => (state.user && !state.user.signed_in_by ? state.user.id : null))
  const country = usePriceCountry(state => state.country)
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const sendsReminders = useSettings(state => state.settings.cart_reminder_hours > 0)
  const notify = useToasts(state => state.notify)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another country has other prices
  useEffect(() => {
    let isStale = false
    let stop = () => {}
    const unsaved = (message: string, run: () => void) =>
      isStale || notify(message, 'warning', { label: t('try_again'), run })
    useCart.getState().restore()
    const rebuild = async () => {
      const { items: before, later } = useCart.getState()
      if (before.length + later.length === 0) return
      const tier = tierOf(role)
      if (sellsToGuests) {
        const [items, saved] = await Promise.all([renewedList(before, tier), renewedList(later, tier)])
        const now = useCart.getState()
        if (isStale) return
        if (now.items === before) now.replaceItems(items)
        if (now.later === later) useCart.setState({ later: saved })
        return
      }
      const { items, dropped } = await rebuildCart(before, fetchProduct, tier, renewConfigured)
      if (isStale || useCart.getState().items !== before) return
      useCart.getState().replaceItems(items)
      if (dropped.length > 0) {
        notify(t('cart_dropped', { names: dropped.map(item => item.title).join(', ') }), 'warning')
      }
    }
    const join = async (userId: number) => {
      const { joinAccountCart, sendCartChanges, sendUnsent } = await import('../account-cart.ts')
      if (isStale) return
      stop()
      stop = sendCartChanges(userId, () => unsaved(t('cart_unsaved'), () => void sendAgain()))
      const sendAgain = async () => (await sendUnsent()) || unsaved(t('cart_unsaved'), () => void sendAgain())
      const capped = await joinAccountCart(userId)
      if (isStale) return
      if (capped === null) unsaved(t('cart_unread'), () => void join(userId).then(rebuild))
      else if (capped.length > 0)
        notify(t('cart_capped', { names: capped.map(item => item.title).join(', ') }), 'warning')
    }
    const followGuest = async () => {
      const { followRememberedCart } = await import('../remembered-cart.ts')
      if (!isStale) stop = followRememberedCart()
    }
    if (sendsReminders && account === null) void followGuest()
    void (sellsToGuests && account !== null ? join(account).then(rebuild) : rebuild())
    return () => {
      isStale = true
      stop()
    }
  }, [role, account, sellsToGuests, sendsReminders, country, notify, t])
}
