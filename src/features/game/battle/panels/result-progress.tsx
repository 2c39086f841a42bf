import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ticketDays } from '@/contract/endpoints/game/battles.ts'
import { href } from '@/contract/paths.ts'
import { levelOf } from '@/domain/progress.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { withNext } from '@/lib/with-next.ts'
import { classNames } from '@/ui/class-names.ts'
import { Link } from '@/ui/link.tsx'
import workbench from '../../kit/workbench.module.css'
import type { ReportState } from '../session/battle-report.ts'
import { LevelRing } from './level-ring.tsx'
import { type ReportNote, reportNote } from './report-note.ts'
import styles from './result-panel.module.css'
import { useLevelClimb } from './use-level-climb.ts'

interface ResultProgressProps {
  report: ReportState
  xp: number | null
  headline: string // the outcome; shown next to the level if there is no note
}

/** XP before and after, or the reason why there is none. */
export function ResultProgress({ report, xp, headline }: ResultProgressProps) {
  const settled = report.status === 'settled' ? report.report : null
  const before = settled?.user_xp ?? xp
  const note = reportNote(report)
  if (before === null)
    return (
      <div className={styles.progress}>
        <div className={styles.words}>
          <p className={styles.headline}>{headline}</p>
          {note && <Note note={note} />}
        </div>
      </div>
    )
  return (
    <LevelProgress before={before} gained={settled?.xp ?? 0}>
      {note ? <Note note={note} /> : <p className={styles.note}>{headline}</p>}
    </LevelProgress>
  )
}

interface LevelProgressProps {
  before: number
  gained: number
  children: ReactNode
}

function LevelProgress({ before, gained, children }: LevelProgressProps) {
  const { t } = useTranslation('battle')
  const climb = useLevelClimb(before, gained)
  const { level, reached, step } = climb.facts
  const after = levelOf(before + gained)
  return (
    <div className={styles.progress} data-testid="result-progress" data-xp={before + gained}>
      <LevelRing climb={climb} />
      <div className={styles.words}>
        <p className={classNames(styles.headline, climb.passed > 0 && styles.risen)} aria-hidden="true">
          {t(climb.passed > 0 ? 'result.levelUp' : 'result.level', { level })}
        </p>
        <p className={styles.xp} aria-hidden="true">
          {gained > 0 && <strong>{t('result.gained', { xp: gained })}</strong>}
          {gained > 0 && ' · '}
          {reached} / {step}
        </p>
        <p className={workbench.spoken} role="status">
          {t('result.spoken', { xp: gained, level: after.level, reached: after.reached, step: after.step })}
        </p>
        {children}
      </div>
    </div>
  )
}

function Note({ note }: { note: ReportNote }) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  return (
    <p className={classNames(styles.note, note.tone !== 'quiet' && styles[note.tone])} role="status">
      {t(note.key, { days: ticketDays })}{' '}
      {note.offersLogin && (
        <Link className={styles.login} href={withNext(href('login', locale), href('game', locale))}>
          {t('result.login')}
        </Link>
      )}
    </p>
  )
}
