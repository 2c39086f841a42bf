/** Kind and quantity of packs: fields of the dialogs that give packs. */
import { useTranslation } from 'react-i18next'
import { packRarities } from '@/contract/endpoints/game/characters.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'

export type PackRarity = (typeof packRarities)[number]

interface PackFieldsProps {
  rarity: PackRarity
  count: number
  maxCount: number
  onRarity: (rarity: PackRarity) => void
  onCount: (count: number) => void
}

export function PackFields({ rarity, count, maxCount, onRarity, onCount }: PackFieldsProps) {
  const { t } = useTranslation('admin-goods')
  return (
    <>
      <SelectField
        dense
        name="rarity"
        label={t('packs.kind')}
        value={rarity}
        options={packRarities.map(one => ({ value: one, label: t(`packs.rarity.${one}`) }))}
        onChange={event =>
          onRarity(packRarities.find(candidate => candidate === event.currentTarget.value) ?? 'common')
        }
      />
      <TextField
        dense
        type="number"
        min={1}
        max={maxCount}
        name="count"
        label={t('packs.count')}
        value={count}
        onChange={event => onCount(Math.trunc(Number(event.currentTarget.value)))}
      />
    </>
  )
}
