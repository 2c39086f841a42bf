import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { lessonDeal } from '@/contract/endpoints/game/lesson.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { faceOf } from '@/design/card/card-face.ts'
import { POINTS_TO_WIN } from '@/engine/rules/standard-numbers.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck, iconLock, iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import workbench from '../kit/workbench.module.css'
import type { LessonStep } from './lesson-steps.ts'
import styles from './lessons-view.module.css'

interface LessonTileProps {
  step: LessonStep
  number: number
  characters: readonly Character[]
  isPaid: boolean
  locale: Locale
  linkTo: LinkTo
}

/** One lesson: its idea, its reward, and its link. */
export function LessonTile({ step, number, characters, isPaid, locale, linkTo }: LessonTileProps) {
  const { t } = useTranslation('lesson')
  const { lesson, state, after } = step
  const prize = lessonDeal(lesson, characters)?.prize ?? null
  const what = prize ? faceOf(prize, locale).name : t('reward.pack')
  return (
    <li className={classNames(styles.tile, styles[state])} data-lesson={lesson} data-state={state}>
      <div className={styles.art} aria-hidden="true">
        {prize ? <CreaturePicture slug={prize.slug} /> : <img src="/assets/stage/pack-common.webp" alt="" />}
      </div>
      <p className={styles.state}>
        <Icon of={state === 'locked' ? iconLock : state === 'done' ? iconCheck : iconSword} size={16} />
        {t(`state.${state}`)}
      </p>
      <h2>
        {number}. {t(`name.${lesson}`)}
      </h2>
      <p>{t(`goal.${lesson}`, { points: POINTS_TO_WIN })}</p>
      <p className={styles.prize}>{t(isPaid ? 'page.paid' : 'page.pays', { what })}</p>
      {after ? (
        <p className={styles.after}>{t('page.after', { lesson: t(`name.${after}`) })}</p>
      ) : (
        <BrassButton
          look={state === 'next' ? 'primary' : 'secondary'}
          href={linkTo('lessonBattle', { lesson })}
          className={styles.play}
        >
          {t(state === 'done' ? 'page.again' : 'page.play')}
          <span className={workbench.spoken}>{`: ${t(`name.${lesson}`)}`}</span>
        </BrassButton>
      )}
    </li>
  )
}
