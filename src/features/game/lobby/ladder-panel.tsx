import { useTranslation } from 'react-i18next'
import { type Ladder, type LadderRow, ladderScopes, standingAt } from '@/contract/endpoints/game/ladder.ts'
import { formatTag } from '@/contract/locales.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { classNames } from '@/ui/class-names.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { PlayerPicture } from '../kit/online/player-picture.tsx'
import { useStandingWords, useWinShare } from '../kit/online/use-standing-words.ts'
import workbench from '../kit/workbench.module.css'
import { EmptySeat } from './empty-seat.tsx'
import league from './ladder-panel.module.css'
import type { LobbyViewProps } from './lobby-props.ts'
import lists from './lobby-rows.module.css'
import styles from './lobby-view.module.css'

/** The reader's league, and the distance to the next one. */
function LeagueBox({ rating }: { rating: number }) {
  const { t } = useTranslation('lobby')
  const standingWords = useStandingWords()
  const { toNext, part } = standingAt(rating)
  return (
    <div className={league.box} data-testid="league">
      <b>{t('leagueOf', { name: standingWords(rating) })}</b>
      <span>{toNext === null ? t('highest') : t('toNext', { count: toNext })}</span>
      <i className={league.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </i>
    </div>
  )
}

/** The top of a season, and the ranks around the reader's own. */
export function LadderPanel(props: LobbyViewProps) {
  const { lobby, ladder, onLadder, userId, season, scope, onSeason, onScope } = props
  const { t } = useTranslation('lobby')
  const locale = useLocaleOfTexts()
  const monthOf = (of: string) =>
    new Intl.DateTimeFormat(formatTag(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${of}-01T00:00:00Z`),
    )
  const shown = ladder?.season ?? season
  const own = lobby?.players.find(({ id }) => id === userId)
  return (
    <section
      id="lobby-ladder"
      className={classNames(workbench.panel, styles.panel, styles.ladder)}
      aria-label={t('tab.ladder')}
    >
      <header className={classNames(styles.head, lists.ladderHead)}>
        <h2 className={styles.heading}>{t('tab.ladder')}</h2>
        <fieldset className={lists.scopes} aria-label={t('scopeLabel')}>
          {ladderScopes.map(of => (
            <button key={of} type="button" aria-pressed={scope === of} onClick={() => onScope(of)}>
              {t(`scope.${of}`)}
            </button>
          ))}
        </fieldset>
        {shown && scope !== 'ever' && (
          <label className={lists.season}>
            <span className={workbench.spoken}>{t('season')}</span>
            <select
              className={workbench.select}
              value={shown}
              onChange={event => onSeason(event.target.value)}
            >
              {[...new Set([shown, ...(ladder?.seasons ?? [])])].map(of => (
                <option key={of} value={of}>
                  {monthOf(of)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {!ladder && !onLadder && <p className={lists.empty}>{t('loading')}</p>}
      {onLadder && (
        <div className={lists.note}>
          <PartFailure onRetry={onLadder} />
        </div>
      )}
      {ladder && ladder.top.length === 0 && (
        <EmptySeat slug="pinguello">{t(scope === 'met' ? 'emptyMet' : 'emptyLadder')}</EmptySeat>
      )}
      {ladder && <Places rows={ladder.top} userId={userId} />}
      {ladder && isBelow(ladder) && (
        <>
          <p className={lists.gap} aria-hidden="true">
            ···
          </p>
          <Places rows={ladder.around} userId={userId} />
        </>
      )}
      {ladder && ladder.around.length === 0 && ladder.top.length > 0 && (
        <p className={lists.note}>{t('notYet')}</p>
      )}
      {own && <LeagueBox rating={own.rating} />}
    </section>
  )
}

/** Returns true if the rows around the player start below the top of the ladder. */
const isBelow = ({ top, around }: Ladder): boolean => {
  const last = around.at(-1)
  return last !== undefined && last.place > (top.at(-1)?.place ?? 0)
}

function Places({ rows, userId }: { rows: readonly LadderRow[]; userId: number }) {
  const { t } = useTranslation('lobby')
  const locale = useLocaleOfTexts()
  const number = new Intl.NumberFormat(formatTag(locale))
  const shareOf = useWinShare()
  return (
    <ol className={lists.places} start={rows[0]?.place}>
      {rows.map(row => (
        <li key={row.id} className={lists.place} data-own={row.id === userId} data-place={row.place}>
          <b>{row.place}</b>
          <PlayerPicture picture={row.profile_picture} level={row.level} size={36} />
          <span className={lists.who}>
            <span>{row.id === userId ? t('you') : (row.nickname ?? t('gone'))}</span>
            {row.streak > 1 && <small>{t('streak', { count: row.streak })}</small>}
          </span>
          <span className={lists.figures}>
            <strong>{number.format(row.rating)}</strong>
            <small>{shareOf(row)}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
