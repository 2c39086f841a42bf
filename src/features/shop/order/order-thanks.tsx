/** Header of the order confirmation: one sentence about the state of this order, and an illustration. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { Display } from '@/ui/content/display.tsx'
import styles from './order-thanks.module.css'

const saying = (order: Order) => {
  if (order.status === 'cancelled' || order.status === 'expired' || order.status === 'abandoned')
    return 'cancelled' as const
  if (order.payment_status === 'pending') return 'pending' as const
  if (order.status !== 'placed' && order.status !== 'paying') return 'done' as const
  return order.payment_method.code === 'transfer' ? ('transfer' as const) : ('pay' as const)
}

const crowd = [
  { slug: 'amanito', place: styles.place0 },
  { slug: 'germoglino' },
  { slug: 'stellotto', place: styles.place2 },
  { slug: 'ondalice' },
  { slug: 'brinorso', place: styles.place4 },
]
const alone = {
  cancelled: 'nuvoletta',
  transfer: 'gufosaggio',
  pending: 'germoglino',
  pay: 'mokarello',
} as const

const Creature = ({ slug, className }: { slug: string; className?: string }) => (
  <img
    src={`/assets/characters/${slug}/creature.webp`}
    alt=""
    width={220}
    height={220}
    className={className}
    draggable={false}
  />
)

export function OrderThanks({ order, email }: { order: Order; email: string }) {
  const { t } = useTranslation('shop')
  const { t: of } = useTranslation('orders')
  const said = saying(order)
  return (
    <header className={styles.band}>
      <Display size="title" className={styles.title}>
        {t(`thanks.${said}.title`)}
      </Display>
      <p className={styles.text}>
        {t(`thanks.${said}.text`, { number: order.number })}{' '}
        {said !== 'cancelled' && order.status !== 'paying' && (
          <>
            {of('done.mail')} <b>{email}</b>
          </>
        )}
      </p>
      <div className={styles.stage} aria-hidden="true">
        <span className={styles.arch} />
        {said === 'done' ? (
          crowd.map(({ slug, place }) => <Creature key={slug} slug={slug} className={place} />)
        ) : (
          <Creature slug={alone[said]} className={styles.place2} />
        )}
      </div>
    </header>
  )
}
