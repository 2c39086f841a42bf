import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { restoreCart } from '@/contract/endpoints/shop/cart-reminders.ts'
import { withNext } from '@/lib/with-next.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { itemOf } from '../../cart-lines.ts'
import { useHref } from '../../screen.ts'

/**
 * Restores the cart of the email whose link has opened the page. Lines that this device has are not added again. The cart of an account
 * is shown after the login.
 */
export function useRestoredLink(): void {
  const to = useHref()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const token = query.get('restore')
  const isReady = useCart(state => state.restored)
  useEffect(() => {
    if (!token || !isReady) return
    const restore = async () => {
      const response = await call(restoreCart, { body: { token } })
      if (!response.ok) return setQuery({}, { replace: true })
      const { lines, is_of_account } = response.value
      if (is_of_account && !useSession.getState().user)
        return void navigate(withNext(to('login'), to('cart')), { replace: true })
      const { items, later, addItem } = useCart.getState()
      const byId = new Map([...later, ...items].map(item => [item.cartId, item]))
      for (const line of lines)
        if (!items.some(({ cartId }) => cartId === line.key)) addItem(itemOf(line, byId))
      setQuery({}, { replace: true })
    }
    void restore()
  }, [token, isReady, setQuery, navigate, to])
}
