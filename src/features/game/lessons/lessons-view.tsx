/** The four lessons: what each teaches and pays, which are done, which is next, and the rewards that wait for an account. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { lessonSteps } from './lesson-steps.ts'
import { LessonTile } from './lesson-tile.tsx'
import styles from './lessons-view.module.css'

export interface LessonsViewProps {
  characters: readonly Character[]
  won: readonly LessonCode[] // on this device or by this account
  paid: readonly LessonCode[] // lessons whose reward this account has received
  waiting: number // number of rewards won on this device that no account has received yet
  account: 'none' | 'unconfirmed' | 'ready' // the account that could receive them
  locale: Locale
  linkTo: LinkTo
}

export function LessonsView(props: LessonsViewProps) {
  const { characters, won, paid, locale, linkTo } = props
  const { t } = useTranslation('lesson')
  const steps = lessonSteps(won)
  return (
    <WorkbenchLayout ground="shelves">
      <div className={styles.lessons}>
        <WorkbenchBar title={t('page.title')} back={linkTo('game')}>
          <span className={styles.count}>
            {t('page.done', {
              done: steps.filter(({ state }) => state === 'done').length,
              all: steps.length,
            })}
          </span>
        </WorkbenchBar>
        <Waiting {...props} />
        <ol className={styles.tiles}>
          {steps.map((step, at) => (
            <LessonTile
              key={step.lesson}
              step={step}
              number={at + 1}
              characters={characters}
              isPaid={paid.includes(step.lesson)}
              locale={locale}
              linkTo={linkTo}
            />
          ))}
        </ol>
      </div>
    </WorkbenchLayout>
  )
}

/** Renders nothing if no reward waits. */
function Waiting({ waiting, account, linkTo }: LessonsViewProps) {
  const { t } = useTranslation('lesson')
  if (waiting === 0) return null
  return (
    <section className={`${workbench.panel} ${styles.waiting}`} data-testid="rewards-waiting">
      <p>{t(`waiting.${account}`, { count: waiting })}</p>
      {account === 'none' && (
        <div className={styles.ways}>
          <BrassButton small href={linkTo('login')}>
            {t('waiting.login')}
          </BrassButton>
          <BrassButton small look="primary" href={linkTo('register')}>
            {t('waiting.register')}
          </BrassButton>
        </div>
      )}
      {account === 'unconfirmed' && (
        <BrassButton small href={linkTo('verifyEmail')}>
          {t('waiting.confirm')}
        </BrassButton>
      )}
    </section>
  )
}
