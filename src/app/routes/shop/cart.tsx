import { AccountReminder } from '@/features/shop/cart/account-reminder.tsx'
import { CartView } from '@/features/shop/cart/cart-view.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale } from '../../screen.ts'
import { EmptyCart } from './empty-cart.tsx'
import { useRestoredLink } from './use-restored-link.ts'

export const areas = ['shop', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function CartPage() {
  const words = useShopWords(useLocale())
  const to = useHref()
  const isSignedIn = useSession(state => state.user !== null && !state.user.signed_in_by)
  const isOffered = useSettings(
    ({ settings }) => settings.enable_guest_checkout && settings.cart_reminder_hours > 0,
  )
  useRestoredLink()
  return (
    <CartView
      words={words}
      linkTo={to}
      whenEmpty={<EmptyCart />}
      below={isSignedIn && isOffered && <AccountReminder words={words} />}
    />
  )
}
