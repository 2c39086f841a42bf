/** Next steps after an order: its number, the link to track it, and a suggestion from the game. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPackage, iconPlayFill, iconSparkle } from '@/ui/icon/icons.ts'
import { OrderDocuments } from './order-documents.tsx'
import styles from './order-next.module.css'
import { SaveOrder } from './save-order.tsx'

interface OrderNextProps {
  order: Order
  orderHref: string
  guestEmail: string | null // null: the order belongs to an account
  packHref: string | undefined // undefined while the game is off
  playHref: string
}

function Meanwhile({ order, packHref, playHref }: Omit<OrderNextProps, 'orderHref' | 'guestEmail'>) {
  const { t } = useTranslation('orders')
  const hasPacks = order.packs > 0
  return (
    <section className={styles.meanwhile} aria-label={t('done.meanwhile')}>
      <div>
        <p className={styles.eyebrow}>{t('done.meanwhile')}</p>
        <h2>{hasPacks ? t('done.packs', { count: order.packs }) : t('done.play_title')}</h2>
        <p>{t(hasPacks ? 'done.packs_text' : 'done.play_text')}</p>
        <Button
          variant="amber"
          icon={hasPacks ? iconSparkle : iconPlayFill}
          href={hasPacks ? packHref : playHref}
        >
          {t(hasPacks ? 'done.open' : 'done.play')}
        </Button>
      </div>
      <img
        src={hasPacks ? '/assets/products/pack-cosmo.webp' : '/assets/characters/draghissimo/creature.webp'}
        alt=""
        width={190}
        height={190}
      />
    </section>
  )
}

export function OrderNext({ order, orderHref, guestEmail, packHref, playHref }: OrderNextProps) {
  const { t } = useTranslation('orders')
  const isOver = ['cancelled', 'expired', 'abandoned'].includes(order.status)
  return (
    <div className={styles.next}>
      <Panel className={styles.number}>
        <div>
          <p className={styles.label}>{t('done.number')}</p>
          <p className={styles.value}>{order.number}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="ghost" size="small" icon={iconPackage} href={orderHref}>
            {t('actions.track')}
          </Button>
          <OrderDocuments order={order} guestEmail={guestEmail} />
        </div>
      </Panel>
      {guestEmail && !order.can_pay && !isOver && <SaveOrder order={order} email={guestEmail} />}
      {packHref && !guestEmail && !order.can_pay && !isOver && (
        <Meanwhile order={order} packHref={packHref} playHref={playHref} />
      )}
    </div>
  )
}
