/** Result of an online battle, what it changed for the reader, and the rematch. The rival's request appears when it arrives. */

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { askRematch, type Match } from '@/contract/endpoints/game/online.ts'
import { formatTag } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowsClockwise, iconPlayFill } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import workbench from '../../kit/workbench.module.css'
import { ResultFacts } from '../panels/result-facts.tsx'
import styles from '../panels/result-panel.module.css'
import { ResultProgress } from '../panels/result-progress.tsx'
import { ResultRewards } from '../panels/result-rewards.tsx'
import type { BattleWords } from '../scene/words.ts'
import type { ReportState } from '../session/battle-report.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import own from './online-result.module.css'

interface OnlineResultProps {
  match: Match
  battle: PublicBattle
  outcome: 'win' | 'lose' | 'spare'
  words: BattleWords
  isWordDrawn: boolean // the stage already shows the outcome
  replay: string // address of the replay, for spectators
  linkTo: LinkTo
  onBattle: (id: string) => void
  onAsked: () => void
}

export function OnlineResult(props: OnlineResultProps) {
  const { t } = useTranslation(['battle', 'online'])
  const { match, battle, outcome, words, isWordDrawn, replay, linkTo } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isPlayer = match.seat !== null
  const names = { first: battle.player1.details.name, second: battle.player2.details.name }
  const ending = match.battle?.ending
  const isOwnFault = isPlayer && outcome === 'lose' // addresses the loser in the second person
  const how =
    ending && ending !== 'cards'
      ? t(`online:${isOwnFault ? 'endingOwn' : 'ending'}.${ending}`, { loser: loserOf(battle, names) })
      : null
  const isHeadline = match.result !== null && match.result.unrewarded === null
  const isWatchable = ending !== null && ending !== undefined && ending !== 'void'
  return (
    <section
      className={styles.result}
      data-testid="battle-result"
      data-upright
      data-outcome={outcome}
      data-ending={ending}
    >
      <div className={classNames(workbench.panel, styles.panel)}>
        <h2
          ref={title}
          tabIndex={-1}
          className={isWordDrawn ? workbench.spoken : classNames(workbench.title, styles.word)}
        >
          {isPlayer || outcome === 'spare'
            ? t(`result.${outcome}`)
            : t('stage.wins', { name: winnerOf(battle, names) })}
        </h2>
        {how && !isHeadline && <p className={own.ending}>{how}</p>}
        {match.result && (
          <>
            <ResultProgress
              report={reportOf(match)}
              xp={null}
              headline={how ?? t(`result.${outcome}Help`, { rival: names.second })}
            />
            <RatingLine match={match} />
            {isPlayer && <ResultRewards battleId={match.id} />}
          </>
        )}
        <ResultFacts battle={battle} words={words} />
        {isWatchable && (
          <div className={styles.more}>
            <Link className={workbench.quiet} href={replay}>
              <Icon of={iconPlayFill} size={18} />
              {t('result.replay')}
            </Link>
            <ShareButton
              className={workbench.quiet}
              label={t('result.share')}
              title={t('online:title', names)}
              text={t('online:shareText', names)}
              path={replay}
            />
          </div>
        )}
      </div>
      <div className={classNames(styles.ways, own.ways)}>
        {isPlayer && ending !== 'void' && <Rematch {...props} />}
        <Link className={workbench.secondary} href={linkTo('lobby')}>
          {t('online:toLobby')}
        </Link>
      </div>
    </section>
  )
}

const winnerOf = ({ winner }: PublicBattle, names: { first: string; second: string }): string =>
  winner === 'player1' ? names.first : names.second

const loserOf = ({ winner }: PublicBattle, names: { first: string; second: string }): string =>
  winner === 'player1' ? names.second : names.first

/** Converts the result for the panel that all battles use. */
function reportOf({ id, result }: Match): ReportState {
  if (!result) return { status: 'playing' }
  const { outcome, turns, xp, user_xp, unrewarded } = result
  return {
    status: 'settled',
    report: { id, status: 'counted', outcome, turns, xp, user_xp, unrewarded, fault: null },
  }
}

function RatingLine({ match: { result, rated } }: { match: Match }) {
  const { t } = useTranslation('online')
  const locale = useLocaleOfTexts()
  if (!result) return null
  if (!rated || result.rating === null) return <p className={own.rating}>{t('unrated')}</p>
  const change = new Intl.NumberFormat(formatTag(locale), { signDisplay: 'exceptZero' })
    .format(result.rating_change)
    .replace('-', '−')
  return (
    <p className={own.rating} data-testid="rating">
      <span>{t('rating', { rating: result.rating })}</span>
      <b data-sign={Math.sign(result.rating_change)}>{change}</b>
      {result.streak > 1 && <em>{t('streak', { count: result.streak })}</em>}
    </p>
  )
}

function Rematch({ match, battle, onBattle, onAsked }: OnlineResultProps) {
  const { t } = useTranslation('online')
  const messages = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const rival = battle.player2.details.name
  const { rematch } = match
  const begun = rematch?.status === 'playing' ? rematch.id : null
  useEffect(() => {
    if (begun) onBattle(begun)
  }, [begun, onBattle])
  const isOwnWish = rematch !== null && rematch.asked_by === ownId(match)
  const ask = async () => {
    setBusy(true)
    setRefusal('')
    const response = await call(askRematch, { params: { id: match.id } })
    setBusy(false)
    if (!response.ok) return setRefusal(messages.problem(response.failure, t('lost')))
    if (response.value.status === 'playing') onBattle(response.value.id)
    else onAsked()
  }
  return (
    <>
      <p role="status" className={own.wish}>
        {refusal || (rematch && !isOwnWish ? t('rematchWish', { rival }) : '')}
      </p>
      <button
        type="button"
        className={workbench.primary}
        aria-busy={isBusy}
        aria-disabled={isOwnWish}
        data-testid="rematch"
        onClick={isBusy || isOwnWish ? undefined : () => void ask()}
      >
        <Icon of={iconArrowsClockwise} size={20} />
        {t(isOwnWish ? 'rematchAsked' : rematch ? 'rematchAccept' : 'rematch')}
      </button>
    </>
  )
}

const ownId = ({ side, host, guest }: Match): number | undefined => (side === 'host' ? host.id : guest?.id)
