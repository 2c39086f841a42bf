/** The card's trait: its effect, and the choice of another one for rarer cards. */
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { traitOfCreation, traitOffers } from '@/contract/endpoints/game/creation-traits.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPencilSimple, iconSparkle } from '@/ui/icon/icons.ts'
import { TraitDialog } from '../dialogs/trait-dialog.tsx'
import type { PartProps } from '../editor-props.ts'
import { TraitText } from '../trait-text.tsx'
import styles from './trait-field.module.css'

export function TraitField({ draft, change, problems }: PartProps) {
  const { t } = useTranslation('creator')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isFixed = traitOffers(draft.rarita).length === 0
  const problem = problems.get('tratto')
  const words = <TraitText trait={traitOfCreation(draft)} />
  return (
    <div className={styles.trait}>
      <p id={id} className={styles.label}>
        {t('trait.label')}
      </p>
      {isFixed ? (
        <div className={styles.well}>
          <Icon of={iconSparkle} size={18} />
          {words}
        </div>
      ) : (
        <button
          type="button"
          className={styles.well}
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => setOpen(true)}
        >
          <Icon of={iconSparkle} size={18} />
          {words}
          <Icon of={iconPencilSimple} size={18} />
        </button>
      )}
      {isFixed && <p className={styles.note}>{t('trait.fixed')}</p>}
      {problem && <p className={styles.error}>{problem}</p>}
      <TraitDialog
        open={isOpen}
        draft={draft}
        onChange={tratto => change(current => ({ ...current, tratto }))}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
