/** An order for its buyer: state, items, address, amounts, available actions. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { isWithdrawable } from '@/domain/withdrawal-exceptions.ts'
import { dateTimeText, dayWords } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowUUpLeft, iconPencilSimple } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { countryNames } from '../kit/address/country-name.ts'
import { arrivalText } from '../kit/delivery-text.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import { ShippingRow, SumList, SumRow } from '../kit/sum-list.tsx'
import { WithdrawalExceptionText } from '../kit/withdrawal-exception-text.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderLinks } from './order-links.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-view.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import { TicketPanel } from './ticket-panel.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { Withdrawals } from './withdrawal-receipt.tsx'

interface OrderViewProps {
  order: Order
  words: ShopWords
  buyer: { name: string; email: string }
  payment: ReactNode // actions for an unpaid order
  linkTo: LinkTo
}

function Goods({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { t } = useTranslation('orders')
  return (
    <ul className={styles.lines}>
      {order.lines.map(line => (
        <li key={line.id}>
          <Niche look="thumbnail" picture={line.picture} element={null} className={styles.picture} />
          <span>
            <b>{line.title}</b>
            <small>
              {[line.choice, words.t('checkout.pieces', { count: line.quantity })]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <WithdrawalExceptionText line={line} words={words} />
            {line.refunded > 0 && <small>{t('line_refunded', { count: line.refunded })}</small>}
            {[line.note_worksheet, line.note_production].filter(Boolean).map(note => (
              <small key={note} className={styles.note}>
                <Icon of={iconPencilSimple} size={14} /> {t('line_note', { text: note })}
              </small>
            ))}
          </span>
          <b className={styles.sum}>{money(words, line.total)}</b>
        </li>
      ))}
    </ul>
  )
}

function Sums({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { t } = words
  const { t: of } = useTranslation('orders')
  const shipping = order.shipping - order.surcharge
  return (
    <SumList
      words={words}
      of={{ ...order, vatPercent: order.vat_percent }}
      taxes={order.taxes}
      discounts={order.discounts}
      coupon={order.coupon_code}
      after={order.refunded > 0 && <SumRow name={of('refunded')}>{money(words, -order.refunded)}</SumRow>}
    >
      {(order.shipping_method || shipping > 0) && (
        <ShippingRow words={words} price={shipping} discounts={order.discounts} />
      )}
      {order.surcharge > 0 && (
        <SumRow name={t('checkout.surcharge', { name: order.payment_method.name })}>
          {money(words, order.surcharge)}
        </SumRow>
      )}
    </SumList>
  )
}

function Place({ title, of, words }: { title: string; of: Order['shipping_address']; words: ShopWords }) {
  if (!of) return null
  const country = countryNames(words.locale)(of.country)
  const lines = [
    of.company,
    of.name,
    of.street,
    of.street_extra,
    `${of.zip} ${of.city} ${of.province}`,
    country,
    of.partita_iva && `P. IVA ${of.partita_iva}`,
    of.codice_fiscale && `C.F. ${of.codice_fiscale}`,
    [of.sdi && `SDI ${of.sdi}`, of.pec].filter(Boolean).join(' · '),
  ]
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.filter(Boolean).map(line => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

function Facts({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { t } = words
  const { t: paying } = useTranslation('payment')
  return (
    <dl className={styles.facts}>
      <Place title={t('order.sent_to')} of={order.shipping_address} words={words} />
      <Place title={t('order.billed_to')} of={order.billing_address} words={words} />
      <Fact title={t('checkout.payment')}>
        <span>{order.payment_method.name}</span>
        {order.paid_by && order.paid_by.kind !== 'other' && (
          <span>
            {[paying(`kind.${order.paid_by.kind}`), order.paid_by.detail].filter(Boolean).join(' · ')}
          </span>
        )}
        {order.transfer && (
          <>
            <span>{order.transfer.holder}</span>
            <span>{order.transfer.iban}</span>
            <span>{t('order.reason', { reason: order.transfer.reason })}</span>
          </>
        )}
      </Fact>
      {order.shipping_method && <Fact title={t('checkout.shipping')}>{order.shipping_method.name}</Fact>}
      {order.pickup && (
        <Fact title={t('delivery.collect_at')}>
          <span>{order.pickup.address}</span>
          <span>{order.pickup.hours}</span>
        </Fact>
      )}
    </dl>
  )
}

/** The promised date, until the order is delivered. */
function Arrival({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { delivery, is_pickup, parcel_status, status } = order
  const isOver =
    ['cancelled', 'expired', 'abandoned', 'completed'].includes(status) || parcel_status === 'delivered'
  if (!delivery || isOver) return null
  return <p className={styles.arrival}>{arrivalText(words, delivery, is_pickup)}</p>
}

function Withdrawing({ order, words, buyer }: Omit<OrderViewProps, 'payment' | 'linkTo'>) {
  const { t } = useTranslation('orders')
  const isOpen = order.lines.some(({ withdrawable }) => withdrawable > 0)
  return (
    <>
      <Withdrawals of={order.withdrawals} words={words} />
      {isOpen && (
        <p className={styles.hint}>
          {order.withdraw_until
            ? t('withdraw.until', { day: dayWords(order.withdraw_until, words.locale, 'long') })
            : t('withdraw.always')}
        </p>
      )}
      {order.lines.some(line => !isWithdrawable(line)) && (
        <p className={styles.hint}>{t('withdraw.excluded')}</p>
      )}
      <div className={styles.actions}>
        <WithdrawDialog order={order} words={words} buyer={buyer} />
        {order.can_cancel && <CancelDialog order={order} words={words} />}
      </div>
    </>
  )
}

/** A withdrawal has its own text about the refund. */
function Returns({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { t } = useTranslation('orders')
  const canReturn = order.lines.some(({ returnable }) => returnable > 0)
  return (
    <>
      {order.returns.map(returned => (
        <div key={returned.id} className={styles.returned}>
          <span>
            {returned.lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}
            {returned.answer && <small>{t('line_note', { text: returned.answer })}</small>}
          </span>
          <Badge tone={returned.status === 'refused' ? 'muted' : 'info'}>
            {t(`return.status.${returned.status}`)}
          </Badge>
        </div>
      ))}
      {order.return_until && canReturn && (
        <Note tone="info" icon={iconArrowUUpLeft}>
          <p>{t('return.until', { day: dayWords(order.return_until, words.locale, 'long') })}</p>
          <ReturnDialog order={order} />
        </Note>
      )}
    </>
  )
}

/** The versions of the legal texts that the buyer accepted, and the consent to digital content. */
function Accepted({ order, words, linkTo }: Pick<OrderViewProps, 'order' | 'words' | 'linkTo'>) {
  const { t } = useTranslation('orders')
  const { legal_versions: versions, digital_consent_at: consent } = order
  if (versions.length === 0 && !consent) return null
  return (
    <Panel title={t('legal.title')} titleAs="h2" className={styles.accepted}>
      {versions.length > 0 && (
        <ul>
          {versions.map(({ id, title, effective_from }) => (
            <li key={id}>
              <Link href={linkTo('legalVersion', { id })}>
                {t('legal.version', { title, day: dayWords(effective_from, words.locale, 'long') })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {consent && (
        <p className={styles.hint}>
          {t('legal.consent', { moment: dateTimeText(consent, words.locale, 'long') })}
        </p>
      )}
    </Panel>
  )
}

export function OrderView({ order, words, buyer, payment, linkTo }: OrderViewProps) {
  const { t } = words
  return (
    <div className={styles.order}>
      {payment}
      <Panel title={t('order.state')} titleAs="h2" className={styles.state}>
        <OrderTimeline order={order} words={words} />
        <Arrival order={order} words={words} />
        {order.status === 'placed' && order.payment_status !== 'pending' && order.expires_at && (
          <p className={styles.hint}>
            {t('order.waits', { until: dateTimeText(order.expires_at, words.locale, 'long') })}
          </p>
        )}
        <Returns order={order} words={words} />
        <Withdrawing order={order} words={words} buyer={buyer} />
      </Panel>
      <Panel title={t('order.goods')} titleAs="h2" className={styles.goods}>
        <Goods order={order} words={words} />
        <OrderLinks order={order} linkTo={linkTo} />
        <Sums order={order} words={words} />
        <Facts order={order} words={words} />
      </Panel>
      <div className={styles.ask}>
        <TicketPanel order={order} words={words} email={buyer.email} />
        <Accepted order={order} words={words} linkTo={linkTo} />
      </div>
    </div>
  )
}
