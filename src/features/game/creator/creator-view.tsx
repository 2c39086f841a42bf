/** Make your own card: every change shows at once and is kept on this device. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Character, elements, rarities, slugOf } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { Button } from '@/ui/action/button.tsx'
import { CardFace } from '@/ui/card/card-face.tsx'
import { Note } from '@/ui/content/note.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { nameIn } from '../kit/character-words.ts'
import { NightPanel, Table, TableHead } from '../kit/night-panel.tsx'
import {
  attackRange,
  type CardDraft,
  draftKey,
  freshDraft,
  healthRange,
  readDraft,
  trimName,
} from './card-draft.ts'
import styles from './creator-view.module.css'

export interface CreatorViewProps {
  characters: readonly Character[]
  locale: Locale
}

export function CreatorView({ characters, locale }: CreatorViewProps) {
  const { t } = useTranslation('game')
  const [draft, setDraft] = useState(() => readStored(draftKey, readDraft) ?? freshDraft)
  const [kept, setKept] = useState(true)
  const change = (part: Partial<CardDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setKept(writeStored(draftKey, next))
  }
  const art = characters.find(character => character.slug === draft.art) ?? characters[0]
  return (
    <Table>
      <TableHead title={t('creator.title')} />
      <div className={styles.columns}>
        <div className={styles.preview}>
          {art && (
            <CardFace
              picture={art.images.card}
              face={{
                name: draft.name || t('creator.unnamed'),
                type: draft.type,
                rarity: draft.rarity,
                health: draft.health,
                attack: draft.attack,
                moves: [],
              }}
              kind={`${t(`rarity.${slugOf(draft.rarity)}`)} · ${t(`type.${slugOf(draft.type)}`)}`}
            />
          )}
        </div>
        <NightPanel className={styles.form}>
          <TextField
            label={t('creator.name')}
            hint={t('creator.name_hint')}
            value={draft.name}
            onChange={event => change({ name: trimName(event.target.value) })}
          />
          <SelectField
            label={t('creator.art')}
            value={art?.slug ?? ''}
            options={characters.map(character => ({
              value: character.slug,
              label: nameIn(character, locale),
            }))}
            onChange={event => change({ art: event.target.value })}
          />
          <SelectField
            label={t('characters.type')}
            value={draft.type}
            options={elements.map(type => ({ value: type, label: t(`type.${slugOf(type)}`) }))}
            onChange={event => change({ type: event.target.value as CardDraft['type'] })}
          />
          <SelectField
            label={t('characters.rarity')}
            value={draft.rarity}
            options={rarities.map(rarity => ({ value: rarity, label: t(`rarity.${slugOf(rarity)}`) }))}
            onChange={event => change({ rarity: event.target.value as CardDraft['rarity'] })}
          />
          <Range
            label={t('creator.health')}
            {...healthRange}
            value={draft.health}
            onChange={health => change({ health })}
          />
          <Range
            label={t('creator.attack')}
            {...attackRange}
            value={draft.attack}
            onChange={attack => change({ attack })}
          />
          <Note tone={kept ? 'success' : 'warning'}>{t(kept ? 'creator.saved' : 'creator.not_saved')}</Note>
          <Button variant="on-night" size="small" onClick={() => change(freshDraft)}>
            {t('creator.reset')}
          </Button>
        </NightPanel>
      </div>
    </Table>
  )
}

interface RangeProps {
  label: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}

const Range = ({ label, min, max, value, onChange }: RangeProps) => (
  <label className={styles.range}>
    <span>
      {label} <b>{value}</b>
    </span>
    <input
      type="range"
      min={min}
      max={max}
      step={5}
      value={value}
      onChange={event => onChange(event.target.valueAsNumber)}
    />
  </label>
)
