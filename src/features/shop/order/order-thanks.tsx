/** The head of the complete page: what has happened, in one sentence that is true for this order. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import styles from './order-thanks.module.css'

const saying = (order: Order) => {
  if (order.status === 'cancelled' || order.status === 'expired') return 'cancelled' as const
  if (order.status !== 'placed') return 'done' as const
  return order.payment_method.code === 'transfer' ? ('transfer' as const) : ('pay' as const)
}

export function OrderThanks({ order, ordersHref }: { order: Order; ordersHref: string }) {
  const { t } = useTranslation('shop')
  const said = saying(order)
  return (
    <header className={styles.band}>
      <div>
        <h1>{t(`thanks.${said}.title`)}</h1>
        <p>{t(`thanks.${said}.text`, { number: order.number })}</p>
        <Button variant="night" size="small" href={ordersHref}>
          {t('complete.orders')}
        </Button>
      </div>
      <img
        src={
          said === 'cancelled'
            ? '/assets/characters/nuvoletta/creature.webp'
            : '/assets/characters/draghissimo/creature.webp'
        }
        alt=""
        width={220}
        height={220}
      />
    </header>
  )
}
