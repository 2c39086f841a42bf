import { useTranslation } from 'react-i18next'
import type { WatchedBattle } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconEye, iconPlus } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { PlayerPicture } from '../kit/online/player-picture.tsx'
import workbench from '../kit/workbench.module.css'
import { EmptySeat } from './empty-seat.tsx'
import type { LobbyViewProps } from './lobby-props.ts'
import rows from './lobby-rows.module.css'
import styles from './lobby-view.module.css'
import { useTableDialog } from './table-dialogs.tsx'

/** Tables that wait for an opponent, and battles that can be watched. */
export function TablesPanel(props: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const { lobby } = props
  const create = useTableDialog(props)
  const tables = lobby?.tables ?? []
  const battles = lobby?.battles ?? []
  return (
    <section
      id="lobby-tables"
      className={classNames(workbench.panel, styles.panel, styles.tables)}
      aria-label={t('tab.tables')}
    >
      <header className={styles.head}>
        <h2 className={styles.heading}>{t('tab.tables')}</h2>
        <BrassButton
          small
          icon={iconPlus}
          className={styles.create}
          data-target="new-table"
          onClick={create.open}
        >
          {t('create')}
        </BrassButton>
      </header>
      {tables.length === 0 && <EmptySeat slug="mokarello">{t('noTables')}</EmptySeat>}
      <ul className={rows.rows}>
        {tables.map(table => (
          <TableRow key={table.id} table={table} {...props} />
        ))}
      </ul>
      {battles.length > 0 && (
        <>
          <h3 className={rows.subheading}>{t('battles')}</h3>
          <ul className={rows.rows}>
            {battles.map(battle => (
              <BattleRow key={battle.id} battle={battle} {...props} />
            ))}
          </ul>
        </>
      )}
      {create.dialog}
    </section>
  )
}

function TableRow({ table, userId, onJoin, linkTo, isBusy }: { table: MatchCard } & LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const name = table.host.nickname ?? ''
  return (
    <li className={rows.row} data-testid="lobby-table" data-target={`table:${table.id}`}>
      <PlayerPicture picture={table.host.profile_picture} level={table.host.level} size={38} />
      <span className={rows.who}>
        <b>{t('tableOf', { name })}</b>
        <small>
          {t(`rules.${table.rules}`)} · {t('points', { count: table.host.rating })}
        </small>
      </span>
      {table.host.id === userId ? (
        <BrassButton small href={linkTo('waiting', { id: table.id })} className={rows.act}>
          {t('back')}
        </BrassButton>
      ) : (
        <BrassButton
          small
          look="secondary"
          className={rows.act}
          busy={isBusy}
          onClick={() => onJoin(table.id)}
        >
          {t('sit')}
          <span className={workbench.spoken}> {name}</span>
        </BrassButton>
      )}
    </li>
  )
}

function BattleRow({ battle, linkTo }: { battle: WatchedBattle } & LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const { spectators } = battle
  const names = { first: battle.host.nickname ?? '', second: battle.guest?.nickname ?? '' }
  return (
    <li className={rows.row} data-target={`table:${battle.id}`}>
      <span className={rows.who}>
        <b>{t('pair', names)}</b>
        <small>
          {t('turn', { turn: battle.turn ?? 1 })}
          {spectators > 0 && ` · ${t('spectators', { count: spectators })}`}
        </small>
      </span>
      <BrassButton small icon={iconEye} href={linkTo('battle', { id: battle.id })} className={rows.act}>
        {t('watch')}
        <span className={workbench.spoken}> {t('pair', names)}</span>
      </BrassButton>
    </li>
  )
}
