/** Filters and order of the grid: emblem chips of the types, rarity, name, order. */
import { useTranslation } from 'react-i18next'
import { type Character, codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { Chip } from '@/ui/action/chip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { type CharacterChoice, characterSorts } from './character-filter.ts'
import styles from './characters-view.module.css'

export interface CharacterToolsProps {
  characters: readonly Character[]
  choice: CharacterChoice
  onChoose(part: Partial<CharacterChoice>): void
}

export function CharacterTools({ characters, choice, onChoose }: CharacterToolsProps) {
  const { t } = useTranslation('game')
  return (
    <search className={styles.tools}>
      <TypeChips characters={characters} choice={choice} onChoose={onChoose} />
      <div className={styles.fields}>
        <TextField
          type="search"
          label={t('characters.search')}
          hideLabel
          placeholder={t('characters.search')}
          icon={iconMagnifyingGlass}
          value={choice.search}
          maxLength={40}
          onChange={event => onChoose({ search: event.target.value })}
        />
        <SelectField
          label={t('characters.rarity')}
          value={choice.rarity}
          empty={t('characters.any_rarity')}
          hideLabel
          options={rarities.map(rarity => ({
            value: codeName(rarity),
            label: t(`rarity.${codeName(rarity)}`),
          }))}
          onChange={event => onChoose({ rarity: event.target.value })}
        />
        <SelectField
          label={t('characters.sort')}
          value={choice.sort}
          hideLabel
          options={characterSorts.map(sort => ({
            value: sort,
            label: t('characters.sorted', { by: t(`characters.by_${sort}`) }),
          }))}
          onChange={event => onChoose({ sort: event.target.value as CharacterChoice['sort'] })}
        />
      </div>
    </search>
  )
}

function TypeChips({ characters, choice, onChoose }: CharacterToolsProps) {
  const { t } = useTranslation('game')
  const present = new Set(characters.map(character => character.tipo))
  const visibleTypes = elements.filter(type => present.has(type) || codeName(type) === choice.type)
  return (
    <fieldset className={styles.chips} aria-label={t('characters.types')}>
      <Chip selected={!choice.type} onClick={() => onChoose({ type: '' })}>
        {t('characters.any')}
      </Chip>
      {visibleTypes.map(type => (
        <Chip
          key={type}
          className={styles.typeChip}
          style={elementStyle(type)}
          icon={elementIcons[type]}
          selected={choice.type === codeName(type)}
          onClick={() => onChoose({ type: choice.type === codeName(type) ? '' : codeName(type) })}
        >
          {t(`type.${codeName(type)}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
