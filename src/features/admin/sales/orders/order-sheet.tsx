/**
 * Printed worksheet and packing slip of the order, with checkboxes. It is rendered outside the app, hidden on the
 * screen, and is the only thing that printing the page prints.
 */
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { useSettings } from '@/stores/settings.ts'
import styles from './order-sheet.module.css'

interface OrderSheetProps {
  order: AdminOrder
  day: (at: string) => string
}

/** Whether the order may be shipped, as the server decides (`whyNotShipped`). */
const mayBeShipped = ({ status, payment_status }: AdminOrder): boolean =>
  (status === 'confirmed' || status === 'in_production') && payment_status !== 'refunded'

/**
 * Lines still to be packed, or the shipped lines if nothing is to be shipped. An order with only digital items has all
 * its lines.
 */
function packedLines(order: AdminOrder) {
  const isWaiting = mayBeShipped(order) && order.lines.some(({ to_ship }) => to_ship > 0)
  return order.lines
    .map(line => ({ ...line, quantity: isWaiting ? line.to_ship : line.is_digital ? 0 : line.sent }))
    .filter(({ quantity }) => quantity > 0)
}

export function OrderSheet({ order, day }: OrderSheetProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const siteName = useSettings(state => state.settings.site_name)
  const packed = packedLines(order)
  const lines = packed.length > 0 ? packed : order.lines.filter(line => line.is_digital)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <header>
        <h1>
          {siteName} · {order.number}
        </h1>
        <p>{day(order.placed_at)}</p>
      </header>
      <div className={styles.facts}>
        {order.shipping_address && <Place address={order.shipping_address} />}
        <address>
          {order.buyer.name}
          <br />
          {order.buyer.email}
          <br />
          {[order.shipping_method?.name, order.payment_method.name].filter(Boolean).join(' · ')}
        </address>
      </div>
      {!mayBeShipped(order) && (
        <p className={styles.whole}>
          {t(`orders.status.${order.status}`)} · {t(`orders.payment.${order.payment_status}`)}
        </p>
      )}
      {order.note && <p className={styles.note}>{order.note}</p>}
      <table>
        <thead>
          <tr>
            <th className={styles.box} />
            <th>{t('column.product')}</th>
            <th>{t('record.sku')}</th>
            <th>{t('orders.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.id}>
              <td className={styles.box}>☐</td>
              <td>
                <b>{line.title}</b>
                {[line.choice, line.note_worksheet, line.note_production].filter(Boolean).map(words => (
                  <p key={words}>{words}</p>
                ))}
              </td>
              <td>{line.sku}</td>
              <td>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.whole}>{t('orders.lines', { count: pieces })}</p>
    </article>,
    document.body,
  )
}

function Place({ address }: { address: NonNullable<AdminOrder['shipping_address']> }) {
  const { name, company, street, street_extra, zip, city, province, country, phone } = address
  const lines = [company, name, street, street_extra, [zip, city, province].filter(Boolean).join(' ')]
  return (
    <address>
      {[...lines, country, phone].filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
