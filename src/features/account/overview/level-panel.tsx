import { useTranslation } from 'react-i18next'
import type { User } from '@/contract/endpoints/account/users.ts'
import { levelOf } from '@/domain/progress.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import { Meter } from '@/ui/state/meter.tsx'
import styles from './overview.module.css'

const counters = [
  ['wins', 'win'],
  ['draws', 'spare'],
  ['losses', 'lose'],
] as const

/** Level, progress to the next one, and battle results (specification notes §4, §9). */
export function LevelPanel({ extra, playHref }: { extra: User['extra']; playHref: string }) {
  const { t } = useTranslation('account')
  const { level, reached, step, missing } = levelOf(extra.user_xp)
  return (
    <Panel className={styles.level}>
      <div className={styles.levelHead}>
        <span className={styles.medal} aria-hidden="true">
          {level}
        </span>
        <div>
          <h2 className={styles.title}>{t('level.title', { level })}</h2>
          <p className={styles.soft}>{t('level.missing', { count: missing, next: level + 1 })}</p>
        </div>
        <Button variant="amber" size="small" icon={iconSword} href={playHref} className={styles.play}>
          {t('level.play')}
        </Button>
      </div>
      <Meter label={t('level.bar')} value={reached / step} tone="amber" />
      <p className={styles.soft}>{t('level.reached', { reached, step })}</p>
      <dl className={styles.counters}>
        {counters.map(([word, fact]) => (
          <div key={word}>
            <dt>{t(`level.${word}`, { count: extra.user_match_info[fact] })}</dt>
            <dd>{extra.user_match_info[fact]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
