/** Result of a lesson: its reward, which is given once, and the next steps. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonsQuery } from '@/api/player-queries.ts'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { type LessonCode, lessonCodes, lessonDeal } from '@/contract/endpoints/game/lesson.ts'
import { href } from '@/contract/paths.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useSession } from '@/stores/session.ts'
import { Link } from '@/ui/link.tsx'
import { CreaturePicture } from '../../kit/creature-picture.tsx'
import { claimStoredLessons, type LessonClaim } from '../../kit/lesson-proof.ts'
import workbench from '../../kit/workbench.module.css'
import { ResultPanel, type ResultPanelProps } from '../panels/result-panel.tsx'
import styles from './lesson-result.module.css'

type Earning = LessonClaim['is'] | 'lost' | 'guest' | 'asking'

export interface LessonResultProps extends ResultPanelProps {
  lesson: LessonCode
}

export function LessonResult({ lesson, ...props }: LessonResultProps) {
  const { earning, ask } = useEarning(lesson, props.outcome === 'win')
  const prize = lessonDeal(lesson, props.battle.charactersCatalog)?.prize ?? null
  return (
    <ResultPanel
      {...props}
      earned={
        <div className={styles.earned} role="status" data-testid="lesson-reward" data-earning={earning}>
          {prize && earning !== 'lost' && <CreaturePicture className={styles.prize} slug={prize.slug} />}
          <EarnedWords lesson={lesson} earning={earning} prize={prize && props.words.cardName(prize)} />
          {earning === 'failed' && (
            <button type="button" className={workbench.quiet} onClick={ask}>
              <RetryWord />
            </button>
          )}
        </div>
      }
      onward={useOnward(lesson, earning, prize !== null)}
    />
  )
}

function RetryWord() {
  return useTranslation('lesson').t('reward.retry')
}

interface EarnedWordsProps {
  lesson: LessonCode
  earning: Earning
  prize: string | null // name of the card; null: a pack
}

function EarnedWords({ lesson, earning, prize }: EarnedWordsProps) {
  const { t } = useTranslation('lesson')
  const { t: battleText } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  if (earning === 'lost') return <p>{t(`lost.${lesson}`)}</p>
  const what = prize === null ? t('reward.pack') : prize
  return (
    <p>
      {t(`reward.${earning}`, { what })}
      {earning === 'guest' && (
        <>
          {' '}
          <Link href={href('register', locale)}>{battleText('result.register')}</Link>
        </>
      )}
    </p>
  )
}

/** Returns the next lesson after a win. After the last lesson: the pack, an account to receive it, or a real battle. */
function useOnward(lesson: LessonCode, earning: Earning, isCard: boolean): ResultPanelProps['onward'] {
  const { t } = useTranslation('lesson')
  const { t: battleText } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  if (earning === 'lost') return { label: t('reward.lessons'), to: href('lesson', locale) }
  const next = lessonCodes[lessonCodes.indexOf(lesson) + 1]
  if (next) return { label: t('reward.next'), to: href('lessonBattle', locale, { lesson: next }) }
  if (earning === 'guest') return { label: battleText('result.register'), to: href('register', locale) }
  if (earning === 'given' && !isCard) return { label: t('reward.open'), to: href('pack', locale) }
  return { label: t('reward.play'), to: href('prepare', locale) }
}

function useEarning(lesson: LessonCode, isWon: boolean): { earning: Earning; ask: () => void } {
  const userId = useSession(state => state.user?.id ?? null)
  const cache = useQueryClient()
  const [earning, setEarning] = useState<Earning>(isWon ? (userId === null ? 'guest' : 'asking') : 'lost')
  const ask = useCallback(async () => {
    if (!isWon || userId === null) return
    setEarning('asking')
    const claims = await claimStoredLessons()
    if (claims.some(({ is }) => is === 'given' || is === 'had'))
      for (const query of [myPacksQuery(userId), myCardsQuery(userId), lessonsQuery(userId)])
        void cache.invalidateQueries({ queryKey: query.queryKey })
    setEarning(claims.find(claim => claim.lesson === lesson)?.is ?? 'had')
  }, [isWon, userId, cache, lesson])
  useEffect(() => void ask(), [ask])
  return { earning, ask: () => void ask() }
}
