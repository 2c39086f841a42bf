import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { AdminUser } from '@/contract/endpoints/admin/users.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import record from '../../framework/record/record-grid.module.css'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { AccountCustomer } from './customer-facts.tsx'
import { PersonalData } from './personal-data.tsx'
import styles from './users.module.css'

interface UserSideProps {
  user: AdminUser
  ownId: number
  day: (at: string) => string
  linkTo: LinkTo
  money: (cents: number | null) => string
  onEnd: (id: number) => Promise<Result<AdminUser>>
  onClearAge: (id: number) => Promise<Result<AdminUser>>
  onErased: () => void
  onChanged: () => Promise<void>
}

/** Game profile, customer data, relations and sessions of an account. */
export function UserSide(props: UserSideProps) {
  const { user, ownId, day, linkTo, money, onEnd, onErased, onChanged } = props
  const may = useMay()
  const { t } = useTranslation('admin-sales')
  const { win, lose, spare } = user.matches
  const facts: readonly [string, string | number][] = [
    [
      t('users.spent'),
      [user.spent !== null && money(user.spent), t('users.orders_count', { count: user.orders })]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('users.since'), day(user.created_at)],
    [t('users.last_seen'), user.last_seen_at ? day(user.last_seen_at) : '–'],
    [t('users.nickname'), user.nickname ?? '–'],
    [t('users.level'), `${user.level} · ${user.xp} XP`],
    [t('users.matches'), `${win} / ${lose} / ${spare}`],
    [t('users.cards'), `${user.characters} · ${user.cards}`],
    [t('users.packs'), t('users.packs_count', { sealed: user.packs_sealed, opened: user.packs_opened })],
    [t('users.declared_age'), user.declared_age ? t(`users.age.${user.declared_age}`) : '–'],
  ]
  return (
    <div className={record.column}>
      <Panel dense titleAs="h2" title={t('users.facts')}>
        <div className={styles.face}>
          <Avatar style={avatarStyle(user.picture)} src={user.picture} size={64} />
          <span>
            <b>{user.name}</b>
            <a href={`mailto:${user.email}`}>{user.email}</a>
          </span>
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {user.declared_age === 'minor' && <ClearAge {...props} />}
      </Panel>
      <Known title={t('users.customers')} known={user.customers} linkTo={linkTo} day={day} />
      <Known title={t('users.retailers')} known={user.retailers} linkTo={linkTo} day={day} />
      <AccountCustomer id={user.customer_id} day={day} />
      {may('admin:customers:write') && user.id !== ownId && (
        <PersonalData customerId={user.customer_id} name={user.name} email={user.email} onErased={onErased} />
      )}
      <Sessions user={user} ownId={ownId} day={day} onEnd={onEnd} onChanged={onChanged} />
    </div>
  )
}

/** A declared minor buys no packs until the shop removes the declaration. */
function ClearAge({ user, onClearAge, onChanged }: UserSideProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const clear = async () => {
    const isCleared = resultOf(await onClearAge(user.id), t('users.age.cleared')) !== undefined
    if (isCleared) await onChanged()
    return isCleared
  }
  return (
    <ConfirmedButton
      label={t('users.age.clear')}
      title={t('users.age.clear_title')}
      lead={t('users.age.clear_lead')}
      onConfirm={clear}
    />
  )
}

interface KnownProps {
  title: string
  known: AdminUser['customers']
  linkTo: LinkTo
  day: (at: string) => string
}

function Known({ title, known, linkTo, day }: KnownProps) {
  if (known.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={title}>
      <ul className={rows.broken}>
        {known.map(({ id, name, since }) => (
          <li key={id}>
            <span className={rows.words}>
              <Link href={linkTo('adminUser', { id })}>{name}</Link>
              <small>{day(since)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type SessionsProps = Pick<UserSideProps, 'user' | 'ownId' | 'day' | 'onEnd' | 'onChanged'>

function Sessions({ user, ownId, day, onEnd, onChanged }: SessionsProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    if (resultOf(await onEnd(user.id), t('users.sessions_ended'))) await onChanged()
    setBusy(false)
  }
  return (
    <Panel dense titleAs="h2" title={t('users.sessions', { count: user.sessions.length })}>
      <ul className={rows.broken}>
        {user.sessions.slice(0, 6).map(session => (
          <li key={session.id}>
            <span className={rows.words}>
              <b className={styles.agent}>{session.user_agent || '–'}</b>
              <small>{day(session.last_seen_at)}</small>
            </span>
          </li>
        ))}
      </ul>
      {user.sessions.length > 0 && user.id !== ownId && (
        <Button variant="ghost" size="dense" busy={isBusy} onClick={() => void end()}>
          {t('users.end_sessions')}
        </Button>
      )}
      {user.sessions.length === 0 && <p className={styles.soft}>{t('users.no_sessions')}</p>}
    </Panel>
  )
}
