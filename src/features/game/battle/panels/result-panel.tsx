/**
 * Result, rewards and next steps, next to the stage's animation. It receives the focus, so that screen readers announce
 * it immediately.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import type { Say } from '@/i18n/effect-sentence.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowsClockwise, iconPlayFill } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import workbench from '../../kit/workbench.module.css'
import type { BattleWords } from '../scene/words.ts'
import type { ReportState } from '../session/battle-report.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { scoreOf } from './battle-facts.ts'
import { ResultFacts } from './result-facts.tsx'
import styles from './result-panel.module.css'
import { ResultProgress } from './result-progress.tsx'
import { ResultRewards } from './result-rewards.tsx'
import { ResultTurning } from './result-turning.tsx'

export interface ResultPanelProps {
  battle: PublicBattle
  outcome: 'win' | 'lose' | 'spare'
  report: ReportState
  xp: number | null // the reader's XP before this battle; null for a guest
  words: BattleWords
  isWordDrawn: boolean // the stage already shows the outcome
  turning?: TurningPoint | null // where a lost battle could have been won
  earned?: ReactNode // replaces level and XP
  onward?: { label: string; to: string } // the next step, instead of the link to the hub
  onAgain: () => void
}

export function ResultPanel(props: ResultPanelProps) {
  const { battle, outcome, report, xp, words, isWordDrawn, turning, earned, onAgain } = props
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const rival = battle.player2.details.name
  const recording = recordingOf(report)
  const isGuest = report.status === 'none' && (report.reason === 'guest' || report.reason === 'claimable')
  const register = { label: t('result.register'), to: href('register', locale) }
  const onward = props.onward ?? (isGuest ? register : { label: t('result.hub'), to: href('game', locale) })
  return (
    <section
      className={styles.result}
      data-testid="battle-result"
      data-upright
      data-outcome={outcome}
      data-report={report.status}
    >
      <div className={classNames(workbench.panel, styles.panel)}>
        <h2
          ref={title}
          tabIndex={-1}
          className={isWordDrawn ? workbench.spoken : classNames(workbench.title, styles.word)}
        >
          {t(`result.${outcome}`)}
        </h2>
        {earned ?? <ResultProgress report={report} xp={xp} headline={headlineOf(t, battle, outcome)} />}
        {recording && <ResultRewards battleId={recording} />}
        {turning && <ResultTurning battle={battle} point={turning} words={words} recording={recording} />}
        <ResultFacts battle={battle} words={words} />
        {recording && (
          <div className={styles.more}>
            <Link className={workbench.quiet} href={href('replay', locale, { id: recording })}>
              <Icon of={iconPlayFill} size={18} />
              {t('result.replay')}
            </Link>
            <ShareButton
              className={workbench.quiet}
              label={t('result.share')}
              title={t('title', { rival })}
              text={t(`result.shareText.${outcome}`, { rival })}
              path={href('replay', locale, { id: recording })}
            />
          </div>
        )}
      </div>
      <div className={styles.ways}>
        <button type="button" className={workbench.secondary} onClick={onAgain}>
          <Icon of={iconArrowsClockwise} size={20} />
          {t('result.again')}
        </button>
        <Link className={workbench.primary} href={onward.to}>
          {onward.label}
        </Link>
      </div>
    </section>
  )
}

/** Returns the outcome, with the difference in points where points are counted. */
function headlineOf(t: Say, battle: PublicBattle, outcome: ResultPanelProps['outcome']): string {
  const rival = battle.player2.details.name
  const score = scoreOf(battle)
  if (!score || outcome === 'spare') return t(`result.${outcome}Help`, { rival })
  return t(`result.${outcome}Points`, { rival, own: score.own, other: score.rival })
}

/** Returns the replay's id once the server has verified the battle. */
const recordingOf = (report: ReportState): string | null =>
  report.status === 'settled' && report.report.status === 'counted' ? report.report.id : null
