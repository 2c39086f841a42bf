/**
 * Restores the cart once when the layout starts, then rebuilds it from the current products. Without guest checkout,
 * unavailable lines are removed and reported (specification notes §4 Cart). With guest checkout they stay, and the line
 * shows that it is unavailable.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tierOf } from '@/domain/pricing.ts'
import { useCart } from '@/stores/cart.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'

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
      const code = await import('../renew-cart.ts').catch(() => undefined)
      if (!code) return // its file failed to load: the stored lines stay until the next page
      const { renewedList, rebuiltList } = code
      if (sellsToGuests) {
        const [items, saved] = await Promise.all([renewedList(before, tier), renewedList(later, tier)])
        const now = useCart.getState()
        if (isStale) return
        if (now.items === before) now.replaceItems(items)
        if (now.later === later) useCart.setState({ later: saved })
        return
      }
      const { items, dropped } = await rebuiltList(before, tier)
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
