/** One order as its buyer sees it: where it stands, what was bought, where it goes, what it cost. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '@/api/client.ts'
import type { PaymentStep } from '@/contract/checkout.ts'
import { localeFacts } from '@/contract/locales.ts'
import { cancelOrder, type Order } from '@/contract/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Timeline } from '@/ui/content/timeline.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { countryNames } from '../kit/address/country-name.ts'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-view.module.css'
import { TestBank } from './test-bank.tsx'

interface OrderViewProps {
  order: Order
  words: ShopWords
  payment: PaymentStep | undefined // what there is to do while it can be paid
}

export const dateWords = ({ locale }: ShopWords, iso: string): string =>
  new Intl.DateTimeFormat(localeFacts[locale].iso, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )

function Goods({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
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
          </span>
          <b className={styles.sum}>{money(words, line.total)}</b>
        </li>
      ))}
    </ul>
  )
}

function Sums({ order, words }: Pick<OrderViewProps, 'order' | 'words'>) {
  const { t } = words
  const rows: [string, number][] = [
    [t('cart.subtotal'), order.subtotal],
    ...(order.discount > 0 ? [[t('checkout.discount'), -order.discount] as [string, number]] : []),
    [t('checkout.shipping'), order.shipping],
    [t('checkout.vat_of_it', { percent: order.vat_percent }), order.vat],
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(words, value)}</dd>
        </div>
      ))}
      <div className={styles.due}>
        <dt>{t('checkout.due')}</dt>
        <dd>{money(words, order.due)}</dd>
      </div>
    </dl>
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
  return (
    <dl className={styles.facts}>
      <Place title={t('order.sent_to')} of={order.shipping_address} words={words} />
      <Place title={t('order.billed_to')} of={order.billing_address} words={words} />
      <Fact title={t('checkout.payment')}>
        <span>{order.payment_method.name}</span>
        {order.transfer && (
          <>
            <span>{order.transfer.holder}</span>
            <span>{order.transfer.iban}</span>
            <span>{t('order.reason', { reason: order.transfer.reason })}</span>
          </>
        )}
      </Fact>
      {order.shipping_method && <Fact title={t('checkout.shipping')}>{order.shipping_method.name}</Fact>}
      {order.parcels.map(parcel => (
        <Fact key={parcel.tracking_code} title={parcel.carrier}>
          {parcel.tracking_url ? (
            <a href={parcel.tracking_url} rel="noreferrer">
              {parcel.tracking_code}
            </a>
          ) : (
            parcel.tracking_code
          )}
        </Fact>
      ))}
    </dl>
  )
}

function CancelButton({ order, words: { t } }: Pick<OrderViewProps, 'order' | 'words'>) {
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { number: order.number } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['order'] })
      void cache.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <Button variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('order.cancel')}
    </Button>
  )
}

export function OrderView({ order, words, payment }: OrderViewProps) {
  const { t } = words
  return (
    <div className={styles.order}>
      {order.can_pay && payment?.kind === 'test' && <TestBank order={order} words={words} />}
      <Panel title={t('order.state')} titleAs="h2" className={styles.state}>
        <Timeline
          steps={order.timeline.map(({ kind, at }, index) => ({
            id: `${index}-${kind}`,
            state: 'done',
            title: t(`order.event.${kind}`),
            detail: dateWords(words, at),
          }))}
        />
        {order.can_cancel && order.expires_at && (
          <p className={styles.hint}>{t('order.waits', { until: dateWords(words, order.expires_at) })}</p>
        )}
        {order.can_cancel && <CancelButton order={order} words={words} />}
      </Panel>
      <Panel title={t('order.goods')} titleAs="h2" className={styles.goods}>
        <Goods order={order} words={words} />
        <Sums order={order} words={words} />
      </Panel>
      <Panel className={styles.where}>
        <Facts order={order} words={words} />
      </Panel>
    </div>
  )
}
