import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { OrderNext } from '@/features/shop/order/order-next.tsx'
import { OrderThanks } from '@/features/shop/order/order-thanks.tsx'
import { UnsavedAddressNote } from '@/features/shop/order/unsaved-address-note.tsx'
import { emailOfOrder } from '@/stores/order-keys.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { measure } from '../../analytics/analytics.ts'
import { useHref } from '../../screen.ts'
import { OrderScreen } from './order-screen.tsx'

export const areas = ['shop', 'orders', 'payment', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function CheckoutCompletePage() {
  const { t } = useTranslation('shop')
  const to = useHref()
  const [query] = useSearchParams()
  const number = query.get('order')
  const user = useSession(state => state.user)
  const gameOn = useSettings(state => state.settings.enable_for_game)
  if (number)
    return (
      <OrderScreen
        number={number}
        frame={(order, view) => (
          <>
            <MeasuredOrder order={order} />
            <OrderThanks
              order={order}
              email={user?.email ?? emailOfOrder(number) ?? order.contact_email ?? ''}
            />
            <Container>
              {order.is_address_unsaved && <UnsavedAddressNote addressBookHref={to('accountShipping')} />}
              <OrderNext
                order={order}
                orderHref={
                  user
                    ? `${to('accountOrders')}?order=${order.number}`
                    : to('guestOrder', { number: order.number })
                }
                guestEmail={order.contact_email && (emailOfOrder(number) ?? order.contact_email)}
                packHref={gameOn ? to('pack') : undefined}
                playHref={to('battleNew')}
              />
              {view}
            </Container>
          </>
        )}
      />
    )
  return (
    <EmptyState
      as="h1"
      title={t('complete.title')}
      element="Natura"
      picture="/assets/characters/germoglino/creature.webp"
      actions={user && <Button href={to('accountOrders')}>{t('complete.orders')}</Button>}
    >
      {t('complete.text')}
    </EmptyState>
  )
}

function MeasuredOrder({ order: { number, due, currency } }: { order: Order }) {
  useEffect(() => measure({ event: 'order', number, total: due, currency }), [number, due, currency])
  return null
}
