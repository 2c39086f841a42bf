import type { ReactNode } from 'react'
import type { User } from '@/contract/endpoints/account/users.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { AlbumPanel } from './album-panel.tsx'
import { ChanceLimitsPanel } from './chance-limits-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { type ConfirmLogin, PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import styles from './profile.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

interface DetailsProps {
  user: User
  gameOn: boolean // the nickname is for players
  locale: Locale
  confirmLogin: ConfirmLogin
  avatar: ReactNode
  onSessionsChanged: () => void
  onDeleted: () => void
}

/** Profile page: identity, password, devices, data export, account deletion. */
export const Details = ({
  user,
  gameOn,
  locale,
  confirmLogin,
  avatar,
  onSessionsChanged,
  onDeleted,
}: DetailsProps) => (
  <div className={styles.grid}>
    <div className={styles.stack}>
      <IdentityPanel key={user.id} user={user} gameOn={gameOn} />
      {avatar}
    </div>
    <div className={styles.stack}>
      <PasswordPanel email={user.email} onChanged={onSessionsChanged} />
      {gameOn && <AlbumPanel user={user} />}
      <ChanceLimitsPanel userId={user.id} locale={locale} />
      <ExportPanel />
    </div>
    <PasskeysPanel
      user={user}
      locale={locale}
      confirmLogin={confirmLogin}
      onSessionsChanged={onSessionsChanged}
      className={styles.wide}
    />
    <SessionsPanel userId={user.id} iso={formatTag(locale)} className={styles.wide} />
    <div className={styles.wide}>
      <DeletePanel onDeleted={onDeleted} />
    </div>
  </div>
)
