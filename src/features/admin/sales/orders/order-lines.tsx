import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { findByCode, type StockItemRow } from '@/contract/endpoints/admin/stock-movements.ts'
import { isMadeToOrder } from '@/domain/made-to-order.ts'
import { useMay } from '@/stores/session.ts'
import { classNames } from '@/ui/class-names.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { LineException } from '../../framework/record/line-exception.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import shared from '../../framework/record/sums.module.css'
import { LineNotes } from './line-notes.tsx'
import { LinePrints } from './line-prints.tsx'
import type { Take } from './order-calls.ts'
import styles from './orders.module.css'

/** Ordered items as they were at the time of the order, notes for the workshop, and totals. */
interface OrderLinesProps {
  order: AdminOrder
  money: (cents: number | null) => string
  take: Take
}

export function OrderLines({ order, money, take }: OrderLinesProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const may = useMay()
  const stockOf = useStockOf(order)
  const isAlive = ['placed', 'confirmed', 'in_production'].includes(order.status)
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('orders.lines', { count: order.pieces })}
      action={
        <span className={rows.soft}>
          {t('admin-sales:desk.list_of', { tier: t(`admin-sales:tier.${order.tier}`) })}
        </span>
      }
      className={styles.lines}
    >
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th>{t('column.product')}</th>
              <th>{t('record.sku')}</th>
              <th>{t('orders.quantity')}</th>
              {may('admin:money:read') && (
                <>
                  <th>{t('orders.price')}</th>
                  <th>{t('orders.total')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {order.lines.map(line => (
              <tr key={line.id}>
                <td>
                  <span className={styles.line}>
                    <Thumbnail picture={line.picture} element={line.element ?? undefined} />
                    <span>
                      <b>{line.title}</b>
                      {line.choice && <small>{line.choice}</small>}
                      {line.to_ship > 0 && <LineStock item={stockOf(line.sku)} />}
                      <LineException line={line} />
                      {line.withdrawn > 0 && (
                        <small className={styles.note}>
                          {t('admin-sales:order.withdrawn', { count: line.withdrawn })}
                        </small>
                      )}
                      {line.refunded > 0 && (
                        <small className={styles.note}>
                          {t('admin-sales:order.refunded', { count: line.refunded })}
                        </small>
                      )}
                      {line.sold_as && (
                        <small>{t('admin-sales:order.sold_as', { words: line.sold_as })}</small>
                      )}
                      {line.room_code && (
                        <small>{t('admin-sales:order.of_room', { code: line.room_code })}</small>
                      )}
                      {may('admin:money:read') && line.price_reason && (
                        <small className={styles.note}>
                          {t('admin-sales:order.own_price', {
                            price: money(line.list_price ?? line.unit_price),
                            reason: line.price_reason,
                          })}
                        </small>
                      )}
                      <LinePrints prints={line.prints} take={take} />
                      <LineNotes
                        line={line}
                        take={take}
                        isAlive={isAlive}
                        isMade={isMadeToOrder(line, line.to_ship)}
                      />
                    </span>
                  </span>
                </td>
                <td>{line.sku}</td>
                <td>{line.quantity}</td>
                {may('admin:money:read') && (
                  <>
                    <td>{money(line.unit_price)}</td>
                    <td>
                      <b>{money(line.total)}</b>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {may('admin:money:read') && <Sums order={order} money={money} />}
    </Panel>
  )
}

const discountName = ({ code, name }: AdminOrder['discounts'][number]): string => code ?? name

/** Returns the stock of an article number, for staff who may see it. */
function useStockOf({ id, lines }: AdminOrder): (sku: string) => StockItemRow | undefined {
  const may = useMay()
  const codes = [...new Set(lines.filter(({ to_ship }) => to_ship > 0).map(({ sku }) => sku))]
  const { data } = useQuery({
    queryKey: ['stock-items', 'of-order', id, ...codes],
    queryFn: () => callOrThrow(findByCode, { body: { codes } }),
    enabled: codes.length > 0 && may('admin:stock:read'),
  })
  return sku => data?.data.find(({ code }) => code === sku)?.item ?? undefined
}

function LineStock({ item }: { item: StockItemRow | undefined }) {
  const { t } = useTranslation('admin-stock')
  if (!item || item.stock_quantity === null) return null
  return <small>{t('order.line', { available: item.stock_quantity, reserved: item.reserved })}</small>
}

function Sums({ order, money }: Pick<OrderLinesProps, 'order' | 'money'>) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const named = order.discounts.filter(({ goods }) => (goods ?? 0) > 0)
  const whole = { name: order.coupon_code ?? t('orders.discount'), goods: order.discount }
  const savings =
    named.length > 0
      ? named.map(discount => ({ name: discountName(discount), goods: discount.goods }))
      : (order.discount ?? 0) > 0
        ? [whole]
        : []
  return (
    <dl className={classNames(shared.sums, styles.sums)}>
      <Sum name={t('orders.subtotal')} value={money(order.subtotal)} />
      {savings.map(({ name, goods }) => (
        <Sum key={name} name={name} value={`−${money(goods)}`} />
      ))}
      <Sum
        name={[
          t('orders.shipping'),
          ...order.discounts.filter(({ shipping }) => (shipping ?? 0) > 0).map(discountName),
        ].join(' · ')}
        value={money((order.shipping ?? 0) - (order.surcharge ?? 0))}
      />
      {(order.surcharge ?? 0) > 0 && <Sum name={t('field.surcharge')} value={money(order.surcharge)} />}
      {(order.taxes ?? [{ percent: order.vat_percent, natura: null, vat: order.vat }]).map(
        ({ percent, natura, vat }) => (
          <Sum
            key={`${percent} ${natura}`}
            name={[t('orders.vat', { percent }), natura].filter(Boolean).join(' · ')}
            value={money(vat)}
          />
        ),
      )}
      <div className={shared.total}>
        <dt>{t('orders.total')}</dt>
        <dd>{money(order.due)}</dd>
      </div>
      {(order.refunded ?? 0) > 0 && (
        <>
          <Sum name={t('orders.refunded')} value={`−${money(order.refunded)}`} />
          <Sum
            name={t('admin-sales:order.kept_sum')}
            value={money((order.due ?? 0) - (order.refunded ?? 0))}
          />
        </>
      )}
    </dl>
  )
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
