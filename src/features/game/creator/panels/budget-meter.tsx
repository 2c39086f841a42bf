import { useTranslation } from 'react-i18next'
import { pointsOf, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { classNames } from '@/ui/class-names.ts'
import styles from './budget-meter.module.css'

/** What the card's values cost of what its rarity allows. */
export function BudgetMeter({ draft }: { draft: CreationDraft }) {
  const { t } = useTranslation('creator')
  const used = pointsOf(draft)
  const { points } = rarityBounds[draft.rarita]
  const isOver = used > points
  return (
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
  )
}
