import { useTranslation } from 'react-i18next'
import { BrassButton } from '../kit/brass-button.tsx'
import { PlayerPicture } from '../kit/online/player-picture.tsx'
import styles from './invitations.module.css'
import type { LobbyViewProps } from './lobby-props.ts'
import rows from './lobby-rows.module.css'

/** Challenges, shown over everything until accepted or declined. */
export function Invitations({ invitations, onJoin, onDecline, isBusy }: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  return (
    <div aria-live="polite" className={styles.invitations}>
      {invitations.map(({ id, kind, host, rules }) => (
        <section key={id} className={styles.invitation} data-testid="invitation">
          <PlayerPicture picture={host.profile_picture} level={host.level} side="rival" />
          <span className={rows.who}>
            <b>{t(kind === 'rematch' ? 'wantsRematch' : 'challengesYou', { name: host.nickname ?? '' })}</b>
            <small>
              {t(`rules.${rules}`)} · {t('points', { count: host.rating })}
            </small>
          </span>
          {kind !== 'rematch' && (
            <BrassButton small look="primary" busy={isBusy} onClick={() => onJoin(id)}>
              {t('accept')}
            </BrassButton>
          )}
          <BrassButton small onClick={() => onDecline(id)}>
            {t('decline')}
          </BrassButton>
        </section>
      ))}
    </div>
  )
}
