import { useTranslation } from 'react-i18next'
import type { ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { AdminDialog } from './admin-dialog.tsx'
import styles from './imported-orders.module.css'

export const systems = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
export const tones = { paid: 'success', open: 'warning', refunded: 'info', cancelled: 'muted' } as const

/** Amounts in the currency of the order, which may differ from that of the shop. `–` for an amount that the reader may not see. */
export const moneyOf =
  (locale: Locale) =>
  (cents: number | null, { currency }: Pick<ImportedOrder, 'currency'>): string =>
    cents === null
      ? '–'
      : new Intl.NumberFormat(formatTag(locale), {
          style: 'currency',
          currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
        }).format(cents / 100)

interface OrderDialogProps {
  order: ImportedOrder
  money: ReturnType<typeof moneyOf>
  onClose: () => void
}

/** Items, totals and addresses of an imported order. */
export function ImportedOrderDialog({ order, money, onClose }: OrderDialogProps) {
  const { t } = useTranslation('admin-sales')
  const sums = (['shipping', 'discount', 'tax', 'refunded', 'total'] as const).filter(
    name => (name === 'total' && order.total !== null) || (order[name] ?? 0) > 0,
  )
  const facts = (['billing', 'delivery', 'payment', 'note'] as const).filter(name => order[name] !== '')
  return (
    <AdminDialog open title={order.number} onClose={onClose}>
      <p>{t('imported.hint', { system: systems[order.source] })}</p>
      <table className={styles.lines}>
        <tbody>
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may contain a product twice
            <tr key={at}>
              <th scope="row">
                {line.quantity} × {line.title} <small>{line.sku}</small>
              </th>
              {line.unit_price !== null && <td>{money(line.quantity * line.unit_price, order)}</td>}
            </tr>
          ))}
          {sums.map(name => (
            <tr key={name} data-total={name === 'total'}>
              <th scope="row">{t(`imported.${name}`)}</th>
              <td>{money(order[name], order)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.facts}>
        {facts.map(name => (
          <div key={name}>
            <dt>{t(`imported.${name}`)}</dt>
            <dd>{order[name]}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  )
}
