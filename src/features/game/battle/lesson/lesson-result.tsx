/** The end of the lesson: the pack it brings, once, and where to go from here. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { myPacksQuery } from '@/api/queries.ts'
import { href } from '@/contract/paths.ts'
import { useSession } from '@/stores/session.ts'
import { claimStoredLesson, type LessonClaim } from '../../kit/lesson-proof.ts'
import workbench from '../../kit/workbench.module.css'
import styles from '../panels/result-panel.module.css'
import { ResultPanel, type ResultPanelProps } from '../panels/result-panel.tsx'
import { useLocaleOfTexts } from '../scene/use-battle-words.ts'

type Earning = Exclude<LessonClaim, 'none'> | 'lost' | 'guest' | 'asking'

export function LessonResult(props: ResultPanelProps) {
  const { t } = useTranslation('lesson')
  const { t: battleText } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const { earning, ask } = useEarning(props.outcome === 'win')
  const onward = {
    given: { label: t('reward.open'), to: href('pack', locale) },
    guest: { label: battleText('result.register'), to: href('register', locale) },
    had: { label: t('reward.play'), to: href('prepare', locale) },
  }
  return (
    <ResultPanel
      {...props}
      earned={
        <p className={styles.headline} role="status" data-testid="lesson-reward" data-earning={earning}>
          {t(`reward.${earning}`)}
          {earning === 'failed' && (
            <button type="button" className={workbench.quiet} onClick={ask}>
              {t('reward.retry')}
            </button>
          )}
        </p>
      }
      onward={earning in onward ? onward[earning as keyof typeof onward] : undefined}
    />
  )
}

function useEarning(isWon: boolean): { earning: Earning; ask: () => void } {
  const userId = useSession(state => state.user?.id ?? null)
  const cache = useQueryClient()
  const [earning, setEarning] = useState<Earning>(isWon ? (userId === null ? 'guest' : 'asking') : 'lost')
  const ask = useCallback(async () => {
    if (!isWon || userId === null) return
    setEarning('asking')
    const claim = await claimStoredLesson()
    if (claim === 'given') void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
    setEarning(claim === 'none' ? 'had' : claim)
  }, [isWon, userId, cache])
  useEffect(() => void ask(), [ask])
  return { earning, ask: () => void ask() }
}
