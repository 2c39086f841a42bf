import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPhone } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { TagInput } from '../../framework/fields/tag-input.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { DocumentLink } from '../../framework/record/document-link.tsx'
import { LinkedOrdersPanel } from './linked-orders.tsx'
import { changeTags, orderTagsQuery, type Take } from './order-calls.ts'
import styles from './orders.module.css'
import { Postal, ShippingSide } from './shipping-side.tsx'
import { VatCheckNote } from './vat-check-note.tsx'

interface OrderSideProps {
  order: AdminOrder
  day: (at: string) => string
  money: (cents: number | null) => string
  linkTo: LinkTo
  locale: Locale
  take: Take
}

/** Customer, addresses, payments and refunds of an order. */
export function OrderSide({ order, day, money, linkTo, locale, take }: OrderSideProps) {
  const may = useMay()
  const { t } = useTranslation(['admin', 'admin-sales'])
  const refundedText = ({
    line_id,
    quantity,
    unsent,
    kept,
  }: AdminOrder['refunds'][number]['lines'][number]) =>
    [
      `${quantity} × ${order.lines.find(({ id }) => id === line_id)?.title ?? ''}`,
      unsent > 0 && t('orders.goods.unsent_pieces', { count: unsent }),
      kept > 0 && t('orders.goods.kept_pieces', { count: kept }),
    ]
      .filter(Boolean)
      .join(' · ')
  const phone = order.shipping_address?.phone
  return (
    <>
      <Panel dense titleAs="h2" title={t('admin-sales:desk.customer')}>
        <p className={styles.person}>
          <Avatar style={avatarStyle(order.buyer.picture)} src={order.buyer.picture} size={44} />
          <span>
            {order.buyer.id === null ? (
              <GuestName buyer={order.buyer} linkTo={linkTo} />
            ) : (
              <Link href={linkTo('adminUser', { id: order.buyer.id })}>{order.buyer.name}</Link>
            )}
            <small>
              {[
                t('admin-sales:users.orders_count', { count: order.buyer.orders }),
                order.buyer.spent !== null && money(order.buyer.spent),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {order.buyer.role === null ? (
            <Badge tone="muted">{t('orders.guest')}</Badge>
          ) : (
            <Badge tone={roleTone(order.buyer.role)}>{t(`role.${order.buyer.role}`)}</Badge>
          )}
        </p>
        <p className={styles.contact}>
          <Icon of={iconEnvelope} size={18} />
          <a href={`mailto:${order.buyer.email}`}>{order.buyer.email}</a>
        </p>
        {phone && (
          <p className={styles.contact}>
            <Icon of={iconPhone} size={18} />
            <a href={`tel:${phone}`}>{phone}</a>
          </p>
        )}
        {order.note && <p className={styles.note}>{order.note}</p>}
      </Panel>
      <LinkedOrdersPanel order={order} linkTo={linkTo} />
      <TagsPanel order={order} take={take} />
      {(order.shipping_address || order.is_pickup) && (
        <ShippingSide order={order} day={day} locale={locale} take={take} />
      )}
      <Panel dense titleAs="h2" title={t('orders.payment_title')}>
        <p>{order.payment_method.name}</p>
        {order.paid_by && (
          <p className={styles.soft}>
            {[t(`admin-sales:payments.kind.${order.paid_by.kind}`), order.paid_by.detail]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {order.payment_failure && (
          <p className={styles.soft}>{t(`admin-sales:order.refusal.${order.payment_failure}`)}</p>
        )}
        {order.billing_address && <Billing place={order.billing_address} />}
        {order.vat_check && <VatCheckNote check={order.vat_check} day={day} />}
        {may('admin:invoices:read') && order.documents.length > 0 && (
          <div className={styles.documents}>
            {order.documents.map(document => (
              <DocumentLink key={document.id} number={order.number} document={document} />
            ))}
          </div>
        )}
        {may('admin:money:read') &&
          order.refunds.map(refund => (
            <div key={refund.id} className={styles.parcel}>
              <Badge
                tone={
                  refund.status === 'done' ? 'success' : refund.status === 'refused' ? 'error' : 'warning'
                }
              >
                {t(`orders.refund_state.${refund.status}`)}
              </Badge>
              <span>
                {money(refund.amount)}
                {refund.lines.map(piece => (
                  <small key={piece.line_id}>{refundedText(piece)}</small>
                ))}
                <small>{[refund.reason, day(refund.created_at)].filter(Boolean).join(' · ')}</small>
              </span>
            </div>
          ))}
      </Panel>
    </>
  )
}

/** A link for those who may see customers. */
function GuestName({ buyer, linkTo }: Pick<AdminOrder, 'buyer'> & Pick<OrderSideProps, 'linkTo'>) {
  const may = useMay()
  const name = buyer.name || buyer.email
  if (buyer.customer_id === null || !may('admin:customers:read')) return <b>{name}</b>
  return <Link href={linkTo('adminCustomer', { id: buyer.customer_id })}>{name}</Link>
}

function TagsPanel({ order, take }: Pick<OrderSideProps, 'order' | 'take'>) {
  const { t } = useTranslation('admin-sales')
  const cache = useQueryClient()
  const { data: known } = useQuery(orderTagsQuery)
  const may = useMay()
  if (!may('admin:orders:write') && order.tags.length === 0) return null
  const change = async (tags: { add?: string[]; remove?: string[] }) => {
    if (take(await changeTags(order.id, tags))) await cache.invalidateQueries(orderTagsQuery)
  }
  return (
    <Panel dense titleAs="h2" title={t('tags.title')}>
      {may('admin:orders:write') ? (
        <TagInput
          tags={order.tags}
          known={known?.tags}
          onAdd={tag => void change({ add: [tag] })}
          onRemove={tag => void change({ remove: [tag] })}
        />
      ) : (
        <p className={styles.soft}>{order.tags.join(', ')}</p>
      )}
    </Panel>
  )
}

function Billing({ place }: { place: NonNullable<AdminOrder['billing_address']> }) {
  const { t } = useTranslation('admin')
  const facts = [
    place.partita_iva && t('orders.partita_iva', { value: place.partita_iva }),
    place.codice_fiscale && t('orders.codice_fiscale', { value: place.codice_fiscale }),
    place.sdi && `SDI ${place.sdi}`,
    place.pec && `PEC ${place.pec}`,
  ].filter(Boolean)
  return (
    <>
      <Postal place={place} />
      {facts.length > 0 && <p className={styles.soft}>{facts.join(' · ')}</p>}
    </>
  )
}
