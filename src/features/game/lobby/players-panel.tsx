import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyPlayer } from '@/contract/endpoints/game/lobby.ts'
import { foldText } from '@/lib/fold-text.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconEye, iconMagnifyingGlass, iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { PlayerPicture } from '../kit/online/player-picture.tsx'
import { useWinShare } from '../kit/online/use-standing-words.ts'
import workbench from '../kit/workbench.module.css'
import { EmptySeat } from './empty-seat.tsx'
import type { LobbyViewProps } from './lobby-props.ts'
import rows from './lobby-rows.module.css'
import styles from './lobby-view.module.css'

interface PlayersPanelProps extends LobbyViewProps {
  isSearching: boolean // the search field is open on a narrow screen
}

/** All players but the reader, sorted by rating. Wide screens always show the search field. */
export function PlayersPanel(props: PlayersPanelProps) {
  const { t } = useTranslation('lobby')
  const { lobby, userId, isSearching } = props
  const [wanted, setWanted] = useState('')
  const others = (lobby?.players ?? []).filter(({ id }) => id !== userId)
  const shown = others.filter(({ nickname }) => foldText(nickname ?? '').includes(foldText(wanted.trim())))
  return (
    <section
      id="lobby-players"
      className={classNames(workbench.panel, styles.panel, styles.players)}
      aria-label={t('tab.players')}
    >
      <header className={styles.head}>
        <h2 className={styles.heading}>{t('tab.players')}</h2>
        <label className={classNames(styles.find, isSearching && styles.open)}>
          <Icon of={iconMagnifyingGlass} size={16} />
          <span className={workbench.spoken}>{t('find')}</span>
          <input
            type="search"
            value={wanted}
            placeholder={t('find')}
            onChange={event => setWanted(event.target.value)}
          />
        </label>
      </header>
      {lobby === null ? (
        <p className={rows.empty}>{t('loading')}</p>
      ) : shown.length === 0 ? (
        <EmptySeat slug="gufosaggio">{t(others.length === 0 ? 'alone' : 'nobody')}</EmptySeat>
      ) : (
        <ul className={rows.rows}>
          {shown.map(player => (
            <PlayerRow key={player.id} player={player} {...props} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlayerRow({ player, linkTo, onChallenge, isBusy }: { player: LobbyPlayer } & LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const share = useWinShare()(player)
  const { nickname, level, rating, state, match } = player
  const name = nickname ?? ''
  return (
    <li
      className={rows.row}
      data-testid="lobby-player"
      data-state={state}
      data-target={`player:${player.id}`}
    >
      <PlayerPicture
        picture={player.profile_picture}
        level={level}
        side={state === 'playing' ? 'busy' : 'own'}
      />
      <span className={rows.who}>
        <b>{name}</b>
        <span className={workbench.spoken}>{t('level', { level })}</span>
        <small data-state={state}>{t(`state.${state}`)}</small>
      </span>
      <span className={rows.figures}>
        <span>{t('points', { count: rating })}</span>
        {share && <small>{share}</small>}
      </span>
      {match ? (
        <BrassButton small icon={iconEye} href={linkTo('battle', { id: match })} className={rows.act}>
          {t('watch')}
          <span className={workbench.spoken}> {name}</span>
        </BrassButton>
      ) : (
        <BrassButton
          small
          look="secondary"
          icon={iconSword}
          className={rows.act}
          busy={isBusy}
          onClick={() => onChallenge(player)}
        >
          {t('challenge')}
          <span className={workbench.spoken}> {name}</span>
        </BrassButton>
      )}
    </li>
  )
}
