/** Rewards of levels and first wins: what was granted, what comes next. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import { levelOf } from '@/domain/progress.ts'
import { firstWinRewards, firstWins, lastPathLevel, levelReward } from '@/domain/rewards.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckBold } from '@/ui/icon/icons.ts'
import { RewardPicture, useRewardText } from '../kit/reward-badge.tsx'
import workbench from '../kit/workbench.module.css'
import styles from './rewards-view.module.css'

interface PathPanelProps {
  granted: readonly string[] // keys of granted levels and first wins
  xp: number
  packs: readonly PackType[]
}

export function PathPanel({ granted, xp, packs }: PathPanelProps) {
  const { t } = useTranslation('rewards')
  const rewardText = useRewardText(packs)
  const { level, missing } = levelOf(xp)
  const next = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const step = next.current
    const list = step?.parentElement
    if (step && list) list.scrollLeft = step.offsetLeft - list.clientWidth / 3
  }, [])
  const levels = Array.from({ length: Math.max(lastPathLevel, level + 1) - 1 }, (_, at) => at + 2)
  return (
    <section className={classNames(workbench.panel, styles.path)} aria-labelledby="rewards-levels">
      <h2 id="rewards-levels">{t('levels.title')}</h2>
      <p className={styles.lead}>{t('levels.lead', { level, xp: missing })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
      <ol className={styles.steps} tabIndex={0} aria-labelledby="rewards-levels">
        {levels.map(step => {
          const reward = levelReward(step)
          const isGranted = granted.includes(`level-${step}`)
          return (
            reward && (
              <li
                key={step}
                ref={step === level + 1 ? next : undefined}
                className={styles.step}
                data-state={
                  isGranted ? 'granted' : step === level + 1 ? 'next' : step <= level ? 'due' : 'later'
                }
              >
                <span className={styles.level}>{t('levels.level', { level: step })}</span>
                <RewardPicture reward={reward} />
                <span className={styles.what}>{rewardText(reward)}</span>
                <Received isGranted={isGranted} />
              </li>
            )
          )
        })}
      </ol>
      {granted.length === 0 && level > 1 && <p className={styles.lead}>{t('levels.due')}</p>}
      <h2>{t('wins.title')}</h2>
      <ul className={styles.wins}>
        {firstWins.map(win => {
          const isGranted = granted.includes(`first-${win}`)
          return (
            <li key={win} className={styles.win} data-state={isGranted ? 'granted' : 'later'}>
              <RewardPicture reward={firstWinRewards[win]} />
              <p>
                <b>{t(`wins.${win}`)}</b>
                <span>{rewardText(firstWinRewards[win])}</span>
              </p>
              <Received isGranted={isGranted} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Received({ isGranted }: { isGranted: boolean }) {
  const { t } = useTranslation('rewards')
  if (!isGranted) return null
  return (
    <i className={styles.received} role="img" aria-label={t('received')}>
      <Icon of={iconCheckBold} size={14} />
    </i>
  )
}
