import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CharacterBody } from '@/contract/endpoints/admin/characters.ts'
import { rareTraits, usualTrait } from '@/contract/endpoints/game/traits.ts'
import { traitName, traitSentence } from '@/i18n/trait-sentence.ts'
import { SelectInput } from '../../framework/fields/inputs.tsx'

/** The card's passive: that of its type, one of the rarer cards' passives, or none. Its effect is shown below. */
export function TraitInput() {
  const { t } = useTranslation(['admin-goods', 'battle', 'effects'])
  const [tipo, tratto] = useWatch<CharacterBody, ['tipo', 'tratto']>({ name: ['tipo', 'tratto'] })
  const inUse = tratto && !rareTraits.includes(tratto) ? [tratto] : []
  const offered = new Set([usualTrait(tipo), ...inUse, ...rareTraits])
  return (
    <SelectInput
      source="tratto"
      label={t('characters.trait')}
      empty={t('characters.no_trait')}
      hint={tratto && traitSentence((key, params) => t(`effects:${key}`, params), tratto)}
      options={[...offered].map(code => ({
        value: code,
        label: traitName(key => t(`battle:${key}`), code),
      }))}
    />
  )
}
