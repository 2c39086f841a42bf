/** Links between an order and those that add items to it. Without its key, the page of a guest's order sends the link by email. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Link } from '@/ui/link.tsx'
import styles from './order-view.module.css'

export function OrderLinks({ order, linkTo }: { order: Order; linkTo: LinkTo }) {
  const { t } = useTranslation('orders')
  const { added_to, additions, contact_email } = order
  const hrefOf = (number: string) =>
    contact_email === null ? `${linkTo('accountOrders')}?order=${number}` : linkTo('guestOrder', { number })
  const linkOf = (number: string) => (
    <Link key={number} href={hrefOf(number)}>
      {number}
    </Link>
  )
  return (
    <>
      {added_to && (
        <p className={styles.hint}>
          {t('linked.added_to')} {linkOf(added_to)}
        </p>
      )}
      {additions.length > 0 && (
        <p className={styles.hint}>
          {t('linked.additions')} {additions.flatMap((number, at) => [at > 0 && ', ', linkOf(number)])}
        </p>
      )}
    </>
  )
}
