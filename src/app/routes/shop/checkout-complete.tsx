import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '@/contract/orders.ts'
import { OrderThanks } from '@/features/shop/order/order-thanks.tsx'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../../screen.ts'
import { OrderScreen } from './order-screen.tsx'

export const areas = ['shop']

export default function CheckoutCompletePage() {
  const { t } = useTranslation('shop')
  const to = useHref()
  const [query] = useSearchParams()
  const number = query.get('order')
  if (number)
    return (
      <Container>
        <OrderScreen
          number={number}
          head={(order: Order) => <OrderThanks order={order} ordersHref={to('accountOrders')} />}
        />
      </Container>
    )
  return (
    <EmptyState
      as="h1"
      title={t('complete.title')}
      element="Natura"
      picture="/assets/characters/germoglino/creature.webp"
      actions={<Button href={to('accountOrders')}>{t('complete.orders')}</Button>}
    >
      {t('complete.text')}
    </EmptyState>
  )
}
