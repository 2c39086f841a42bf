import type { ReactNode } from 'react'
import type { User } from '@/contract/endpoints/account/users.ts'
import { AlbumPanel } from './album-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import styles from './profile.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

interface DetailsProps {
  user: User
  gameOn: boolean // the nickname is for players
  iso: string
  avatar: ReactNode
  onPasswordChanged: () => void
  onDeleted: () => void
}

/** Everything about oneself on one page: identity, password, devices, data, the end. */
export const Details = ({ user, gameOn, iso, avatar, onPasswordChanged, onDeleted }: DetailsProps) => (
  <div className={styles.grid}>
    <div className={styles.stack}>
      <IdentityPanel key={user.id} user={user} gameOn={gameOn} />
      {avatar}
    </div>
    <div className={styles.stack}>
      <PasswordPanel email={user.email} onChanged={onPasswordChanged} />
      {gameOn && <AlbumPanel user={user} />}
      <ExportPanel />
    </div>
    <SessionsPanel userId={user.id} iso={iso} className={styles.wide} />
    <div className={styles.wide}>
      <DeletePanel onDeleted={onDeleted} />
    </div>
  </div>
)
