/**
 * The cart in the header with its count badge and the cart popover (350 px). For authenticated users, and for guests if
 * they may buy.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sellsOnline } from '@/contract/looks.ts'
import { CartPopover } from '@/features/shop/cart/cart-popover.tsx'
import { pieceCount, useCart } from '@/stores/cart.ts'
import { useCartPanel } from '@/stores/cart-panel.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconShoppingBag } from '@/ui/icon/icons.ts'
import { Popover } from '@/ui/overlay/popover.tsx'
import { useHref, useLocale } from '../screen.ts'

export function CartEntry() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const locale = useLocale()
  const items = useCart(state => state.items)
  const enabled = useSettings(state => sellsOnline(state.settings))
  const { isOpen: open, setOpen } = useCartPanel()
  useEffect(() => () => useCartPanel.getState().setOpen(false), []) // closes when the header unmounts
  if (!enabled) return null
  return (
    <Popover
      open={open}
      onClose={() => setOpen(false)}
      title={<BagTitle count={pieceCount(items)} />}
      trigger={
        <IconButton
          icon={iconShoppingBag}
          label={t('cart')}
          count={pieceCount(items)}
          data-cart=""
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(!open)
            if (useToasts.getState().action) useToasts.getState().reset() // a toast that links to the cart would repeat this popover
          }}
        />
      }
    >
      <CartPopover linkTo={to} locale={locale} onLeave={() => setOpen(false)} />
    </Popover>
  )
}

function BagTitle({ count }: { count: number }) {
  const { t } = useTranslation('nav')
  return (
    <>
      {t('cart')} {count > 0 && <small>{t('cart_count', { count })}</small>}
    </>
  )
}
