/** All printable characters, filtered by name, type and rarity. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersQuery } from '@/api/queries.ts'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { characterPicture } from '@/contract/endpoints/shop/print-design.ts'
import { sizedAddress } from '@/design/picture-sizes.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import styles from './character-picker.module.css'

interface CharacterPickerProps {
  onClose(): void
  onPick(slug: string): void
}

export function CharacterPicker({ onClose, onPick }: CharacterPickerProps) {
  const { t } = useTranslation(['configurator', 'game'])
  const { data: characters = [] } = useQuery(charactersQuery(useLocaleOfTexts()))
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const [rarity, setRarity] = useState('')
  const queryText = search.trim().toLowerCase()
  const visibleCharacters = characters.filter(
    ({ slug, nome, tipo, rarita }) =>
      /^[a-z]{2,40}$/.test(slug) &&
      nome.toLowerCase().includes(queryText) &&
      (type === '' || tipo === type) &&
      (rarity === '' || rarita === rarity),
  )
  return (
    <MuiTheme>
      <Dialog open onClose={onClose} title={t('design.choose_character')} width={720}>
        <div className={styles.filters}>
          <TextField
            label={t('design.search')}
            icon={iconMagnifyingGlass}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <SelectField
            label={t('design.type')}
            empty={t('design.all_types')}
            value={type}
            options={elements.map(element => ({
              value: element,
              label: t(`game:type.${codeName(element)}`),
            }))}
            onChange={event => setType(event.target.value)}
          />
          <SelectField
            label={t('design.rarity')}
            empty={t('design.all_rarities')}
            value={rarity}
            options={rarities.map(one => ({ value: one, label: t(`game:rarity.${codeName(one)}`) }))}
            onChange={event => setRarity(event.target.value)}
          />
        </div>
        <p role="status" className={styles.count}>
          {t('design.found', { count: visibleCharacters.length })}
        </p>
        <ul className={styles.grid}>
          {visibleCharacters.map(({ slug, nome }) => (
            <li key={slug}>
              <button type="button" className={styles.tile} onClick={() => onPick(slug)}>
                <img
                  src={sizedAddress(characterPicture(slug), 160)}
                  alt=""
                  width={80}
                  height={80}
                  loading="lazy"
                  decoding="async"
                />
                <span>{nome}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </MuiTheme>
  )
}
