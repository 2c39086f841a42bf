import { useTranslation } from 'react-i18next'
import type { Trait } from '@/contract/endpoints/game/traits.ts'
import { traitName, traitSentence } from '@/i18n/effect-sentence.ts'
import styles from './trait-text.module.css'

/** Name and effect of a trait in one row with related content. */
export function TraitText({ trait }: { trait: Trait }) {
  const { name, text } = useTraitWords()(trait)
  return (
    <span className={styles.words}>
      <b>{name}</b>
      <span>{text}</span>
    </span>
  )
}

/** Returns a trait's name and effect in the reader's language. */
export function useTraitWords(): (trait: Trait) => { name: string; text: string } {
  const { t } = useTranslation(['battle', 'effects'])
  return trait => ({
    name: traitName(key => t(`battle:${key}`), trait),
    text: traitSentence((key, words) => t(`effects:${key}`, { ...words }), trait),
  })
}
