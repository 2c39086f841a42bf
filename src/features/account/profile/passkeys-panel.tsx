import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passkeysQuery } from '@/api/account-queries.ts'
import type { Passkey } from '@/contract/endpoints/account/sign-in.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconKey } from '@/ui/icon/passkey-icon.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Loading, RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { canUsePasskeys } from '../kit/passkey-ceremony.ts'
import { deviceName } from './device-name.ts'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import styles from './profile.module.css'
import { timeAgo } from './time-ago.ts'

/** The dialog that confirms the login. */
export type ConfirmLogin = (steps: { onConfirmed: () => void; onClose: () => void }) => ReactNode

interface PasskeysPanelProps {
  user: User
  locale: Locale
  confirmLogin: ConfirmLogin
  onSessionsChanged: () => void
  className?: string
}

/** One dialog at a time. The one that confirms the login returns to the one that required it. */
type Opened =
  | { kind: 'add'; name: string }
  | { kind: 'rename' | 'remove'; passkey: Passkey }
  | { kind: 'confirm'; then: Opened }

/** Passkeys of this account: add, rename, remove. */
export function PasskeysPanel({
  user,
  locale,
  confirmLogin,
  onSessionsChanged,
  className,
}: PasskeysPanelProps) {
  const { t } = useTranslation('account')
  const notify = useToasts(state => state.notify)
  const passkeys = useQuery(passkeysQuery(user.id))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const done = (sentence: string) => () => {
    close()
    notify(sentence, 'success')
    void passkeys.refetch()
  }
  const confirm = (then: Opened) => setOpened({ kind: 'confirm', then })

  return (
    <Panel titleAs="h2" title={t('details.passkeys.title')} className={className}>
      <p className={styles.soft}>{t('details.passkeys.text')}</p>
      {passkeys.isLoadingError && <PartFailure onRetry={passkeys.refetch} />}
      {passkeys.isPending && (
        <Loading>
          <RowsSkeleton rows={1} height={64} />
        </Loading>
      )}
      {passkeys.data?.length === 0 && <p className={styles.empty}>{t('details.passkeys.none')}</p>}
      <ul className={styles.sessions}>
        {passkeys.data?.map(passkey => (
          <li key={passkey.id}>
            <Icon of={iconKey} size={22} className={styles.key} />
            <span className={styles.device}>
              <b>{passkey.name}</b>
              <PasskeyFacts passkey={passkey} locale={locale} />
            </span>
            <span className={styles.rowActions}>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('details.passkeys.rename_named', { name: passkey.name })}
                onClick={() => setOpened({ kind: 'rename', passkey })}
              >
                {t('details.passkeys.rename')}
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('details.passkeys.remove_named', { name: passkey.name })}
                onClick={() => setOpened({ kind: 'remove', passkey })}
              >
                {t('details.passkeys.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <AddPasskey
          isVerified={user.email_verified}
          onAdd={() => setOpened({ kind: 'add', name: deviceName(navigator.userAgent) ?? '' })}
        />
      </div>
      {opened?.kind === 'add' && (
        <AddPasskeyDialog
          name={opened.name}
          onDone={done(t('details.passkeys.added'))}
          onStale={name => confirm({ kind: 'add', name })}
          onClose={close}
        />
      )}
      {opened?.kind === 'rename' && (
        <RenamePasskeyDialog passkey={opened.passkey} onDone={done(t('details.saved'))} onClose={close} />
      )}
      {opened?.kind === 'remove' && (
        <RemovePasskeyDialog
          passkey={opened.passkey}
          onDone={done(t('details.passkeys.removed'))}
          onStale={() => confirm(opened)}
          onClose={close}
        />
      )}
      {opened?.kind === 'confirm' &&
        confirmLogin({
          onConfirmed: () => {
            onSessionsChanged()
            setOpened(opened.then)
          },
          onClose: close,
        })}
    </Panel>
  )
}

function PasskeyFacts({ passkey, locale }: { passkey: Passkey; locale: Locale }) {
  const { t } = useTranslation('account')
  const { created_at, last_used_at, synced } = passkey
  const when = last_used_at && timeAgo(Date.parse(last_used_at), Date.now(), formatTag(locale))
  const facts = [
    t('details.passkeys.created', { date: dayWords(created_at, locale) }),
    when ? t('details.passkeys.used', { when }) : t('details.passkeys.unused'),
    synced && t('details.passkeys.synced'),
  ]
  return <small>{facts.filter(Boolean).join(' · ')}</small>
}

function AddPasskey({ isVerified, onAdd }: { isVerified: boolean; onAdd: () => void }) {
  const { t } = useTranslation('account')
  if (!canUsePasskeys()) return <Note tone="info">{t('details.passkeys.unsupported')}</Note>
  if (!isVerified) return <Note tone="info">{t('details.passkeys.unverified')}</Note>
  return (
    <Button size="small" icon={iconKey} onClick={onAdd}>
      {t('details.passkeys.add')}
    </Button>
  )
}
