/** Accounts, newest first: name, role, purchases. */
import { useState } from 'react'
import { DataTable, type Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import { type AdminUserRow, userStates } from '@/contract/endpoints/admin/users.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { roles } from '@/domain/roles.ts'
import { dayWords } from '@/i18n/dates.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { NewCustomerDialog } from '../../framework/record/new-customer-dialog.tsx'
import styles from './users.module.css'

interface UserListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
  onOpen: (id: number) => void
}

export function UserList({ title, locale, linkTo, money, onOpen }: UserListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [isNew, setNew] = useState(false)
  const exportUsers: Exporter<AdminUserRow> = rows =>
    downloadTable(
      'users',
      [
        'ID',
        t('admin:column.name'),
        t('admin:column.email'),
        t('admin:column.role'),
        t('admin:column.status'),
        t('users.orders'),
        t('users.spent'),
        t('admin:column.since'),
      ],
      rows.map(row => [
        row.id,
        row.name,
        row.email,
        t(`admin:role.${row.role}`),
        t(`users.is.${stateOf(row)}`),
        row.orders,
        { cents: row.spent },
        sheetTime(row.created_at),
      ]),
    )
  return (
    <>
      <ListFrame
        resource="users"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('users.search')}
        emptyTitle={t('admin:empty.users')}
        exporter={exportUsers as Exporter}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...userStates.map(state => ({ id: state, label: t(`users.state.${state}`), filter: { state } })),
        ]}
        filters={
          <ChoiceFilter
            source="role"
            label={t('admin:column.role')}
            options={roles.map(value => ({ value, label: t(`admin:role.${value}`) }))}
          />
        }
        actions={
          <Button size="dense" icon={iconPlus} onClick={() => setNew(true)}>
            {t('users.new')}
          </Button>
        }
        table={{ rowClick: id => linkTo('adminUser', { id: String(id) }) }}
      >
        <DataTable.Col
          source="name"
          label={t('admin:column.name')}
          render={(row: AdminUserRow) => (
            <span className={styles.person}>
              <Avatar style={avatarStyle(row.picture)} src={row.picture} size={38} />
              <span>
                <Link href={linkTo('adminUser', { id: row.id })}>{row.name}</Link>
                <small>{row.email}</small>
              </span>
            </span>
          )}
        />
        <DataTable.Col
          source="role"
          label={t('admin:column.role')}
          render={(row: AdminUserRow) => (
            <Badge tone={roleTone(row.role)}>{t(`admin:role.${row.role}`)}</Badge>
          )}
        />
        <DataTable.Col
          source="state"
          disableSort
          label={t('admin:column.status')}
          render={(row: AdminUserRow) => <UserState user={row} />}
        />
        <DataTable.Col align="right" source="orders" disableSort label={t('users.orders')} />
        <DataTable.Col
          align="right"
          source="spent"
          disableSort
          label={t('users.spent')}
          render={(row: AdminUserRow) => <b>{money(row.spent)}</b>}
        />
        <DataTable.Col
          align="right"
          source="created_at"
          label={t('admin:column.since')}
          render={(row: AdminUserRow) => dayWords(row.created_at, locale)}
        />
      </ListFrame>
      {isNew && (
        <NewCustomerDialog locale={locale} onClose={() => setNew(false)} onMade={({ id }) => onOpen(id)} />
      )}
    </>
  )
}

type StateFacts = Pick<AdminUserRow, 'is_blocked' | 'email_verified'>

const stateOf = ({ is_blocked, email_verified }: StateFacts) =>
  is_blocked ? 'blocked' : email_verified ? 'active' : 'unconfirmed'

const stateTones = { blocked: 'error', active: 'success', unconfirmed: 'warning' } as const

export function UserState({ user }: { user: StateFacts }) {
  const { t } = useTranslation('admin-sales')
  const state = stateOf(user)
  return <Badge tone={stateTones[state]}>{t(`users.is.${state}`)}</Badge>
}
