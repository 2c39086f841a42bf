import { useTranslation } from 'react-i18next'
import { pointsOf, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconDiceFive } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import workbench from '../../kit/workbench.module.css'
import { withRolledStats } from '../draft/roll-stats.ts'
import type { PartProps } from '../editor-props.ts'
import styles from './budget-meter.module.css'

/** The used points of the card's budget, and a button that rolls all values. */
export function BudgetMeter({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const { t } = useTranslation('creator')
  const used = pointsOf(draft)
  const { points } = rarityBounds[draft.rarita]
  const isOver = used > points
  return (
    <div className={styles.budget}>
      <div className={classNames(styles.meter, isOver && styles.over)}>
        <p>
          <span>{t('budget.label')}</span>
          <span aria-live="polite">
            <b>{used}</b> / {t('budget.points', { count: points })}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers do not let a <meter> be drawn alike */}
        <div
          role="meter"
          aria-label={t('budget.label')}
          aria-valuemin={0}
          aria-valuemax={points}
          aria-valuenow={Math.min(used, points)}
          aria-valuetext={t('budget.spoken', { used, count: points })}
          className={styles.bar}
        >
          <span style={{ transform: `scaleX(${Math.min(1, used / points)})` }} />
        </div>
      </div>
      <button
        type="button"
        className={workbench.round}
        aria-label={t('budget.roll')}
        title={t('budget.roll')}
        onClick={() => change(current => withRolledStats(current, Math.random))}
      >
        <Icon of={iconDiceFive} size={22} />
      </button>
    </div>
  )
}
