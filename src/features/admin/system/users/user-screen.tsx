/** An account: editable fields, possessions, purchases, sessions. */
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { AdminUser } from '@/contract/endpoints/admin/users.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { roles } from '@/domain/roles.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconEye, iconLock, iconPlus } from '@/ui/icon/icons.ts'
import { SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { ImportedOrdersPanel } from '../../framework/record/imported-orders-panel.tsx'
import layout from '../../framework/record/record-grid.module.css'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { BlockDialog } from './block-dialog.tsx'
import { CardsPanel, OrdersPanel, PacksPanel } from './user-belongings.tsx'
import { clearAge, endSessions, signIn } from './user-calls.ts'
import { UserSide } from './user-side.tsx'
import styles from './users.module.css'

interface UserScreenProps {
  id: number
  ownId: number // of the admin who is logged in
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
  onVisit: (token: AccessToken) => void
  onErased: () => void
}

type UserForm = Pick<AdminUser, 'name' | 'role' | 'album_enabled'>

export function UserScreen({ id, ...rest }: UserScreenProps) {
  const reread = useReread('users')
  return (
    <RecordScreen<AdminUser, UserForm>
      resource="users"
      id={id}
      fresh={{ name: '', role: 'user', album_enabled: false }}
      bodyFrom={({ name, role, album_enabled }) => ({ name, role, album_enabled })}
      onCreated={() => {}}
      onSaved={() => void reread()}
    >
      {user => user && <Record user={user} onChanged={reread} {...rest} />}
    </RecordScreen>
  )
}

interface RecordProps extends Omit<UserScreenProps, 'id'> {
  user: AdminUser
  onChanged: () => Promise<void>
}

function Record({ user, ownId, locale, linkTo, money, onVisit, onErased, onChanged }: RecordProps) {
  const day = (at: string) => dateTimeText(at, locale)
  return (
    <>
      <Head user={user} ownId={ownId} linkTo={linkTo} onVisit={onVisit} onChanged={onChanged} />
      <div className={layout.grid}>
        <div className={layout.column}>
          <Account user={user} />
          <OrdersPanel of={{ user_id: user.id }} linkTo={linkTo} money={money} day={day} />
          <ImportedOrdersPanel email={user.email} locale={locale} />
          <CardsPanel user={user} linkTo={linkTo} />
          <PacksPanel user={user} linkTo={linkTo} day={day} />
        </div>
        <UserSide
          user={user}
          ownId={ownId}
          day={day}
          linkTo={linkTo}
          money={money}
          onEnd={endSessions}
          onClearAge={clearAge}
          onErased={onErased}
          onChanged={onChanged}
        />
      </div>
    </>
  )
}

type HeadProps = Pick<RecordProps, 'user' | 'ownId' | 'linkTo' | 'onVisit' | 'onChanged'>

function Head({ user, ownId, linkTo, onVisit, onChanged }: HeadProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const may = useMay()
  const { isDirty } = useFormState()
  const [isBlocking, setBlocking] = useState(false)
  const [isEntering, setEntering] = useState(false)
  const enter = async () => {
    setEntering(true)
    const token = resultOf(await signIn(user.id))
    setEntering(false)
    if (token) onVisit(token)
  }
  const isOwn = user.id === ownId
  return (
    <>
      <RecordHead
        title={user.name}
        listHref={linkTo('adminUsers')}
        badges={
          <>
            <Badge tone={roleTone(user.role)}>{t(`admin:role.${user.role}`)}</Badge>
            {user.is_blocked && <Badge tone="error">{t('users.is.blocked')}</Badge>}
          </>
        }
        note={user.email}
        actions={
          <>
            {may('admin:sign-in') && user.role !== 'admin' && !user.is_blocked && (
              <Button
                variant="ghost"
                size="dense"
                icon={iconEye}
                busy={isEntering}
                disabled={isDirty}
                onClick={() => void enter()}
              >
                {t('users.sign_in')}
              </Button>
            )}
            {may('admin:money:write') && (
              <Button
                variant="ghost"
                size="dense"
                icon={iconPlus}
                href={`${linkTo('adminOrderCreate')}?customer=${encodeURIComponent(user.email)}`}
              >
                {t('users.new_order')}
              </Button>
            )}
            {may('admin:customers:write') && !isOwn && (
              <Button variant="ghost" size="dense" icon={iconLock} onClick={() => setBlocking(true)}>
                {t(user.is_blocked ? 'users.unblock' : 'users.block')}
              </Button>
            )}
            <SaveButton />
          </>
        }
      />
      {isBlocking && <BlockDialog user={user} onDone={onChanged} onClose={() => setBlocking(false)} />}
    </>
  )
}

function Account({ user }: { user: AdminUser }) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  return (
    <Panel dense titleAs="h2" title={t('users.account')}>
      <div className={styles.fields}>
        <TextInput source="name" label={t('admin:column.name')} />
        <SelectInput
          source="role"
          label={t('admin:column.role')}
          hint={t('users.role_hint')}
          disabled={user.is_last_admin}
          options={roles.map(value => ({ value, label: t(`admin:role.${value}`) }))}
        />
        <SwitchInput source="album_enabled" label={t('users.album')} hint={t('users.album_hint')} />
      </div>
      {user.is_last_admin && <Note>{t('users.last_admin')}</Note>}
      {!user.has_password && <Note>{t('users.no_password')}</Note>}
    </Panel>
  )
}
