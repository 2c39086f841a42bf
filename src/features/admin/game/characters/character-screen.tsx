/** Form of a character: texts and moves in six languages, numbers, art, clip and voice, next to its card. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import {
  type AdminCharacter,
  type CharacterBody,
  cardRanges,
  characterChoices,
  emptyCharacter,
} from '@/contract/endpoints/admin/characters.ts'
import { codeName, rarities } from '@/contract/endpoints/game/characters.ts'
import { rareTraits, usualTrait } from '@/contract/endpoints/game/traits.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { traitName, traitSentence } from '@/i18n/effect-sentence.ts'
import { pickLike } from '@/lib/pick.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconSparkle } from '@/ui/icon/icons.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { NumberInput, SelectInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguagePanel } from '../../framework/fields/language-panel.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { RecordFrame } from '../../framework/record/record-frame.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { ArtPanel } from './art-panel.tsx'
import { CardPanel } from './card-panel.tsx'
import { newCharacter, strongest } from './character-form-values.ts'
import styles from './characters.module.css'
import { FileChoice } from './file-choice.tsx'
import { type CardChoices, MovesPanel } from './moves-panel.tsx'

/** The card's passive: that of its type, one of the rarer cards' passives, or none. Its effect is shown below. */
function TraitInput() {
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

/** The voice that plays when the card is chosen. */
function SoundPanel({ sounds }: { sounds: readonly string[] }) {
  const { t } = useTranslation('admin-goods')
  return (
    <Panel dense titleAs="h2" title={t('characters.sound')}>
      <FileChoice
        source="audio_select_url"
        kind="sound"
        label={t('characters.sound')}
        files={sounds}
        hideLabel
      />
    </Panel>
  )
}

interface CharacterScreenProps {
  id: number | null // null creates a character
  title: string
  linkTo: LinkTo
  onCreated: (slug: string) => void
}

export function CharacterScreen({ id, title, linkTo, onCreated }: CharacterScreenProps) {
  const cache = useQueryClient()
  const {
    data: choices,
    error,
    refetch,
  } = useQuery({
    queryKey: ['characters', 'choices'],
    queryFn: () => callOrThrow(characterChoices),
  })
  const [seed] = useState(() => Math.floor(Math.random() * 100_000))
  if (error && !choices) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!choices) return <Skeleton height={420} radius={16} />
  const rememberSize = () => {
    void cache.invalidateQueries({ queryKey: ['characters'] })
    void cache.invalidateQueries({ queryKey: ['character'] })
  }
  return (
    <RecordScreen<AdminCharacter, CharacterBody>
      resource="characters"
      id={id}
      fresh={newCharacter(choices.free_number, seed, choices.figures)}
      bodyFrom={form => pickLike(form, emptyCharacter())}
      onSaved={rememberSize}
      onCreated={record => {
        rememberSize()
        onCreated(record.slug)
      }}
    >
      {record => <Fields record={record} title={title} linkTo={linkTo} choices={choices} />}
    </RecordScreen>
  )
}

interface FieldsProps {
  record: AdminCharacter | null
  title: string
  linkTo: LinkTo
  choices: CardChoices
}

function Fields({ record, title, linkTo, choices }: FieldsProps) {
  const { t } = useTranslation(['admin-goods', 'admin', 'game'])
  const [language, setLanguage] = useState<Locale>('it')
  const form = useWatch() as CharacterBody
  const texts = localizedTextsOf(locale => [
    form.translations?.[locale],
    ...(form.mosse ?? []).map(move => move.names[locale]),
  ])
  const source = language === 'it' ? undefined : form.translations?.it
  return (
    <RecordFrame
      title={title}
      listHref={linkTo('adminCharacters')}
      badges={record?.edited_at && <Badge tone="amber">{t('characters.edited')}</Badge>}
      note={record && t('characters.owners', { count: record.owners })}
      actions={
        record && (
          <Button
            variant="ghost"
            size="dense"
            icon={iconSparkle}
            href={linkTo('character', { slug: record.slug })}
          >
            {t('admin:record.open_character')}
          </Button>
        )
      }
      main={
        <>
          <LanguagePanel
            language={language}
            onChange={setLanguage}
            share={locale => shareWritten(texts, locale)}
          >
            <div>
              <TextInput
                source={`translations.${language}.nome`}
                label={t('admin:column.name')}
                hint={language === 'it' ? t('characters.name_hint', { max: cardRanges.nome }) : source?.nome}
              />
            </div>
            <div>
              <TextInput
                source={`translations.${language}.storia`}
                label={t('admin:record.story')}
                rows={2}
              />
              {source?.storia && <p className={styles.source}>{source.storia}</p>}
            </div>
          </LanguagePanel>
          <MovesPanel language={language} choices={choices} />
          <Note tone="info">{t('characters.running')}</Note>
        </>
      }
      sideClassName={styles.first}
      side={
        <>
          <CardPanel record={record} locale={language} />
          <Panel dense titleAs="h2" title={t('characters.figures')}>
            <div className={styles.figures}>
              <NumberInput source="numero_carta" label={t('admin:column.number')} />
              <SelectInput
                source="rarita"
                label={t('admin:column.rarity')}
                options={rarities.map(rarity => ({
                  value: rarity,
                  label: t(`game:rarity.${codeName(rarity)}`),
                }))}
              />
              <ElementInput source="tipo" label={t('admin:column.type')} />
              <NumberInput
                source="pv"
                label={t('admin:column.health')}
                hint={`${cardRanges.pv.min}–${cardRanges.pv.max}`}
              />
              <NumberInput
                source="resistenza"
                label={t('admin:column.resistance')}
                hint={`${cardRanges.resistenza.min}–${cardRanges.resistenza.max}`}
              />
              <TraitInput />
              <p className={styles.attack}>
                <span>{t('characters.attack')}</span>
                <b>{strongest(form.mosse ?? [])}</b>
                <small>{t('characters.attack_hint')}</small>
              </p>
            </div>
          </Panel>
          <ArtPanel figures={choices.figures} isNew={record === null} />
          <SoundPanel sounds={choices.sounds} />
        </>
      }
    />
  )
}
