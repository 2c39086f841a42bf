/** Selects or creates the customer of an order, and lists drafts to continue. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useSettled } from '@/ui/form/use-typed-search.ts'
import { iconMagnifyingGlass, iconPlus } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { NewCustomerDialog } from '../../framework/record/new-customer-dialog.tsx'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import styles from './order-entry.module.css'
import { begin, customersQuery, draftsQuery } from './order-entry-calls.ts'

interface BeginOrderProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
  day: (at: string) => string
  search: string // initial search text
  onBegun: (id: number) => void
}

export function BeginOrder({ title, locale, linkTo, money, day, search, onBegun }: BeginOrderProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const [typed, setTyped] = useState(search)
  const [isNew, setNew] = useState(false)
  const [busy, setBusy] = useState<number>()
  const { data, error, refetch } = useQuery(customersQuery(useSettled(typed.trim())))
  const choose = async (id: number) => {
    setBusy(id)
    const desk = resultOf(await begin(id))
    setBusy(undefined)
    if (desk) onBegun(desk.id)
  }
  return (
    <>
      <RecordHead title={title} listHref={linkTo('adminOrders')} />
      <div className={styles.begin}>
        <Panel
          dense
          titleAs="h2"
          title={t('desk.who')}
          action={
            <Button variant="ghost" size="dense" icon={iconPlus} onClick={() => setNew(true)}>
              {t('users.new')}
            </Button>
          }
        >
          <TextField
            dense
            type="search"
            label={t('desk.find_customer')}
            placeholder={t('users.search')}
            icon={iconMagnifyingGlass}
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          {!data && !error && <RowsSkeleton rows={4} />}
          {error && !data && <PartFailure onRetry={refetch} />}
          {data?.data.length === 0 && <p className={styles.soft}>{t('desk.nobody')}</p>}
          <ul className={styles.people}>
            {data?.data.map(user => (
              <li key={user.id}>
                <Avatar style={avatarStyle(user.picture)} src={user.picture} size={40} />
                <span className={styles.words}>
                  <b>{user.name}</b>
                  <small>
                    <EmailText of={user.email} />
                  </small>
                </span>
                <Badge tone={roleTone(user.role)}>{t(`admin:role.${user.role}`)}</Badge>
                <Button
                  size="dense"
                  variant="soft"
                  busy={busy === user.id}
                  onClick={() => void choose(user.id)}
                >
                  {t('desk.begin')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
        <Drafts linkTo={linkTo} money={money} day={day} />
      </div>
      {isNew && (
        <NewCustomerDialog
          locale={locale}
          onClose={() => setNew(false)}
          onMade={({ id }) => void choose(id)}
        />
      )}
    </>
  )
}

function Drafts({ linkTo, money, day }: Pick<BeginOrderProps, 'linkTo' | 'money' | 'day'>) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const { data, error, refetch } = useQuery(draftsQuery)
  return (
    <Panel dense titleAs="h2" title={t('desk.drafts')}>
      {error && !data && <PartFailure onRetry={refetch} />}
      {data?.data.length === 0 && <p className={styles.soft}>{t('desk.no_drafts')}</p>}
      <ul className={styles.people}>
        {data?.data.map(draft => (
          <li key={draft.id}>
            <span className={styles.words}>
              <Link href={`${linkTo('adminOrderCreate')}?draft=${draft.id}`}>
                {draft.buyer.name || t('admin:orders.guest')}
              </Link>
              <small>
                {draft.number} · {day(draft.placed_at)}
              </small>
            </span>
            <b>{money(draft.due)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
