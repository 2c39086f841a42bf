/** The traits that a rarer card may have, each with its effect and cost. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { traitOffers, traitPoints } from '@/contract/endpoints/game/creation-traits.ts'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { type Trait, usualTrait } from '@/contract/endpoints/game/traits.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { TraitText } from '../trait-text.tsx'
import styles from './trait-dialog.module.css'

export interface TraitDialogProps {
  open: boolean
  draft: CreationDraft
  onChange(tratto: Trait | null): void
  onClose(): void
}

export function TraitDialog({ open, draft, onChange, onClose }: TraitDialogProps) {
  const { t } = useTranslation('creator')
  const group = useId()
  const offers = [null, ...traitOffers(draft.rarita)]
  return (
    <NightDialog open={open} title={t('trait.choose')} onClose={onClose} look="wide">
      <fieldset className={styles.traits} aria-label={t('trait.label')}>
        {offers.map(offer => {
          const points = traitPoints(offer)
          return (
            <label key={offer ?? ''} className={styles.trait}>
              <input
                type="radio"
                name={group}
                checked={draft.tratto === offer}
                onChange={() => onChange(offer)}
              />
              <TraitText trait={offer ?? usualTrait(draft.tipo)} />
              <span className={styles.points}>
                {offer === null ? t('trait.usual') : t('moves.points', { count: points })}
              </span>
            </label>
          )
        })}
      </fieldset>
      <BrassButton look="primary" className={styles.done} onClick={onClose}>
        {t('done')}
      </BrassButton>
    </NightDialog>
  )
}
