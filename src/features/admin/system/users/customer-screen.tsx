/** A customer, usually a guest, because accounts have a separate page: orders, addresses, notes, tags, consents, and the work on personal data. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminCustomer } from '@/contract/endpoints/admin/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconUsers } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ImportedOrdersPanel } from '../../framework/record/imported-orders-panel.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import layout from '../../framework/record/record-grid.module.css'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { AddressesPanel } from './customer-addresses.tsx'
import { CustomerParts, useTakeCustomer } from './customer-facts.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PersonalData } from './personal-data.tsx'
import { OrdersPanel } from './user-belongings.tsx'
import { customerQuery } from './user-calls.ts'
import styles from './users.module.css'

interface CustomerScreenProps {
  id: number
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
  onMerged: (userId: number) => void
  onErased: () => void
}

export function CustomerScreen({ id, ...rest }: CustomerScreenProps) {
  const { data, error, refetch } = useQuery(customerQuery(id))
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={320} radius={16} />
  return <Customer customer={data} {...rest} />
}

type CustomerProps = Omit<CustomerScreenProps, 'id'> & { customer: AdminCustomer }

function Customer({ customer, locale, linkTo, money, onMerged, onErased }: CustomerProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const may = useMay()
  const take = useTakeCustomer()
  const [isMerging, setMerging] = useState(false)
  const day = (at: string) => dateTimeText(at, locale)
  const mayWrite = may('admin:customers:write')
  const { name, email, account } = customer
  return (
    <>
      <RecordHead
        title={name || email}
        listHref={linkTo('adminUsers')}
        badges={<Badge tone="muted">{t(`users.is.${customer.state}`)}</Badge>}
        note={email}
        actions={
          mayWrite &&
          customer.user_id === null && (
            <Button size="dense" icon={iconUsers} onClick={() => setMerging(true)}>
              {t('customers.merge')}
            </Button>
          )
        }
      />
      {account && (
        <div className={styles.account}>
          <Note>
            {t(account.is_verified ? 'customers.account_verified' : 'customers.account_unverified')}{' '}
            <Link href={linkTo('adminUser', { id: account.id })} className={rows.link}>
              {t('customers.open_account')}
            </Link>
          </Note>
        </div>
      )}
      <div className={layout.grid}>
        <div className={layout.column}>
          <OrdersPanel of={{ customer_id: customer.id }} linkTo={linkTo} money={money} day={day} />
          <ImportedOrdersPanel email={email} locale={locale} />
          <AddressesPanel customer={customer} />
        </div>
        <div className={layout.column}>
          <Facts customer={customer} money={money} day={day} />
          <CustomerParts customer={customer} day={day} take={take} />
          {mayWrite && (
            <PersonalData customerId={customer.id} name={name || email} email={email} onErased={onErased} />
          )}
        </div>
      </div>
      {isMerging && (
        <MergeDialog
          customer={customer}
          onClose={() => setMerging(false)}
          onMerged={({ user_id }) => user_id !== null && onMerged(user_id)}
        />
      )}
    </>
  )
}

function Facts({
  customer,
  money,
  day,
}: Pick<CustomerProps, 'customer' | 'money'> & { day: (at: string) => string }) {
  const { t } = useTranslation('admin-sales')
  const { value, orders, last_order_at, created_at, email } = customer
  const facts: readonly [string, string][] = [
    [t('users.spent'), value === null ? '–' : money(value)],
    [t('users.orders'), String(orders)],
    [t('customers.last_order'), last_order_at ? day(last_order_at) : '–'],
    [t('users.since'), day(created_at)],
  ]
  return (
    <Panel dense titleAs="h2" title={t('users.facts')}>
      <div className={styles.face}>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
