import { useTranslation } from 'react-i18next'
import type { Trait } from '@/contract/endpoints/game/traits.ts'
import { traitName, traitSentence } from '@/i18n/effect-sentence.ts'

/** Returns a trait's name and effect in the reader's language. */
export function useTraitWords(): (trait: Trait) => { name: string; text: string } {
  const { t } = useTranslation(['battle', 'effects'])
  return trait => ({
    name: traitName(key => t(`battle:${key}`), trait),
    text: traitSentence((key, words) => t(`effects:${key}`, { ...words }), trait),
  })
}
