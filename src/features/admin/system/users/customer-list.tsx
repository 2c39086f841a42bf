/** Customers with and without an account, newest first. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import { type AdminCustomerRow, customerStates } from '@/contract/endpoints/admin/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { roles } from '@/domain/roles.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ExportAllButton } from '../../framework/jobs/export-all-button.tsx'
import { ChoiceFilter, FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { NewCustomerDialog } from '../../framework/record/new-customer-dialog.tsx'
import { CustomerBulkActions, useCustomerKeys } from './customer-bulk-actions.tsx'
import { CustomerTags, customerHref } from './customer-facts.tsx'
import { customerTagsQuery } from './user-calls.ts'
import styles from './users.module.css'

interface CustomerListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
  onOpen: (id: number) => void // of a new account
}

export function CustomerList({ title, locale, linkTo, money, onOpen }: CustomerListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const may = useMay()
  const [isNew, setNew] = useState(false)
  const { data: tags } = useQuery(customerTagsQuery)
  return (
    <>
      <ListFrame
        resource="customers"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('customers.search')}
        emptyTitle={t('admin:empty.users')}
        storesSort
        keys={useCustomerKeys()}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...customerStates.map(state => ({
            id: state,
            label: t(`users.state.${state}`),
            filter: { state },
          })),
        ]}
        filters={
          <>
            <ChoiceFilter
              source="role"
              label={t('admin:column.role')}
              options={roles.map(value => ({ value, label: t(`admin:role.${value}`) }))}
            />
            {tags && tags.tags.length > 0 && (
              <ChoiceFilter
                source="tag"
                label={t('tags.title')}
                options={tags.tags.map(tag => ({ value: tag, label: tag }))}
              />
            )}
            <FlagFilter source="has_newsletter" label={t('customers.with_newsletter')} />
            <FlagFilter source="has_orders" label={t('customers.with_orders')} />
          </>
        }
        actions={
          <>
            <ExportAllButton workOf={customers => ({ kind: 'export_customers', customers })} />
            {may('admin:customers:write') && (
              <Button size="dense" icon={iconPlus} onClick={() => setNew(true)}>
                {t('users.new')}
              </Button>
            )}
          </>
        }
        table={{
          rowClick: (_, __, row) => customerHref(row as AdminCustomerRow, linkTo),
          bulkActionsToolbar: <CustomerBulkActions />,
        }}
      >
        <DataTable.Col
          source="name"
          label={t('admin:column.name')}
          render={(row: AdminCustomerRow) => (
            <span className={styles.person}>
              <Avatar style={avatarStyle(row.picture)} src={row.picture} size={38} />
              <span>
                <Link href={customerHref(row, linkTo)}>{row.name || row.email}</Link>
                <small>
                  <EmailText of={row.email} />
                </small>
              </span>
            </span>
          )}
        />
        <DataTable.Col
          source="role"
          disableSort
          label={t('admin:column.role')}
          render={(row: AdminCustomerRow) =>
            row.role ? <Badge tone={roleTone(row.role)}>{t(`admin:role.${row.role}`)}</Badge> : '–'
          }
        />
        <DataTable.Col
          source="state"
          disableSort
          label={t('admin:column.status')}
          render={(row: AdminCustomerRow) => (
            <Badge tone={stateTones[row.state]}>{t(`users.is.${row.state}`)}</Badge>
          )}
        />
        <DataTable.Col
          source="tags"
          disableSort
          label={t('tags.title')}
          render={(row: AdminCustomerRow) => row.tags.length > 0 && <CustomerTags tags={row.tags} />}
        />
        <DataTable.Col align="right" source="orders" sortByOrder="DESC" label={t('users.orders')} />
        {may('admin:money:read') && (
          <DataTable.Col
            align="right"
            source="value"
            sortByOrder="DESC"
            label={t('users.spent')}
            render={(row: AdminCustomerRow) => row.value !== null && <b>{money(row.value)}</b>}
          />
        )}
        <DataTable.Col
          align="right"
          source="last_order_at"
          sortByOrder="DESC"
          label={t('customers.last_order')}
          render={(row: AdminCustomerRow) => (row.last_order_at ? dayWords(row.last_order_at, locale) : '–')}
        />
        <DataTable.Col
          align="right"
          source="created_at"
          sortByOrder="DESC"
          label={t('admin:column.since')}
          render={(row: AdminCustomerRow) => dayWords(row.created_at, locale)}
        />
      </ListFrame>
      {isNew && (
        <NewCustomerDialog locale={locale} onClose={() => setNew(false)} onMade={({ id }) => onOpen(id)} />
      )}
    </>
  )
}

const stateTones = { blocked: 'error', active: 'success', unconfirmed: 'warning', guest: 'muted' } as const
