/** Who sits at the table now, and the battles that need nobody else. */
import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import type { Connection } from '@/realtime/connection.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import { NightPanel, Table, TableHead } from '../kit/night-panel.tsx'
import styles from './lobby-view.module.css'
import { type LobbyMember, useLobby } from './use-lobby.ts'

export interface LobbyViewProps {
  connection: Connection
  userId: number
  linkTo: LinkTo
}

export function LobbyView({ connection, userId, linkTo }: LobbyViewProps) {
  const { t } = useTranslation('game')
  const { state, refused, members } = useLobby(connection)
  const broken = refused || state === 'refused' || state === 'reconnecting'
  return (
    <Table>
      <TableHead title={t('lobby.title')}>
        <p role="status" className={styles.state} data-state={broken ? 'off' : state}>
          {state === 'connected' && !broken
            ? t('lobby.online', { count: members.length })
            : t('lobby.connecting')}
        </p>
      </TableHead>
      <div className={styles.columns}>
        <NightPanel>
          {broken && <Note tone="warning">{t('lobby.offline')}</Note>}
          <Members members={members} userId={userId} />
          {members.length === 1 && <p className={styles.alone}>{t('lobby.alone')}</p>}
        </NightPanel>
        <NightPanel className={styles.doors}>
          <div className={styles.duel} aria-hidden="true">
            <img src="/assets/characters/volpardore/creature.webp" alt="" />
            <img src="/assets/characters/ondalice/creature.webp" alt="" />
          </div>
          <Button variant="amber" full icon={iconSword} href={linkTo('battleNew')}>
            {t('hub.quick')}
          </Button>
          <Button variant="on-night" full href={linkTo('battleOwnDeck')}>
            {t('hub.own')}
          </Button>
          <Button variant="on-night" full href={linkTo('waiting')}>
            {t('waiting.title')}
          </Button>
        </NightPanel>
      </div>
    </Table>
  )
}

function Members({ members, userId }: { members: readonly LobbyMember[]; userId: number }) {
  const { t } = useTranslation('game')
  return (
    <ul className={styles.list}>
      {members.map(member => (
        <li key={member.id}>
          <i className={styles.dot} />
          <b>{member.name || `#${member.id}`}</b>
          {member.id === String(userId) && <em>{t('lobby.you')}</em>}
          <span>{t('level', { level: member.level })}</span>
        </li>
      ))}
    </ul>
  )
}
