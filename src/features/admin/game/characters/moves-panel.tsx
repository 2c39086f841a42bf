/** One to three moves. The text of each is generated from its effects and shown in every language during editing. */
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type CardMoveBody, type CharacterBody, cardRanges } from '@/contract/endpoints/admin/characters.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { describeMove } from '@/i18n/describe.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { NumberInput, TextInput } from '../../framework/fields/inputs.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { newMove } from './character-form-values.ts'
import styles from './characters.module.css'
import { EffectRows } from './effect-rows.tsx'
import { FileChoice } from './file-choice.tsx'

/** Options that the server offers: URLs of files, and slugs whose art the generator may use. */
export interface CardChoices {
  clips: readonly string[]
  sounds: readonly string[]
  figures: readonly string[]
}

export function MovesPanel({ language, choices }: { language: Locale; choices: CardChoices }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { control } = useFormContext<CharacterBody>()
  const rarity = useWatch<CharacterBody, 'rarita'>({ name: 'rarita' })
  const { fields, append, remove, move } = useFieldArray({ control, name: 'mosse', keyName: 'key' })
  const { max } = cardRanges.moves
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('admin:column.moves')}
      action={
        fields.length < max && (
          <Button variant="soft" size="dense" icon={iconPlus} onClick={() => append(newMove(rarity))}>
            {t('moves.add')}
          </Button>
        )
      }
    >
      <SortableRows
        ids={fields.map(field => field.key)}
        nameOf={key => fields.find(field => field.key === key)?.names.it || t('moves.unnamed')}
        onMove={move}
      >
        {(_, at) => (
          <MoveFields
            at={at}
            language={language}
            clips={choices.clips}
            onRemove={fields.length > cardRanges.moves.min ? () => remove(at) : undefined}
          />
        )}
      </SortableRows>
    </Panel>
  )
}

interface MoveFieldsProps {
  at: number
  language: Locale
  clips: readonly string[]
  onRemove: (() => void) | undefined
}

function MoveFields({ at, language, clips, onRemove }: MoveFieldsProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const move = useWatch({ name: `mosse.${at}` }) as CardMoveBody | undefined
  if (!move) return null
  const source = `mosse.${at}`
  const { danno, costo_energia } = cardRanges
  return (
    <fieldset className={styles.move}>
      <legend className={styles.hidden}>{move.names.it || t('moves.unnamed')}</legend>
      <div className={styles.moveHead}>
        <TextInput
          source={`${source}.names.${language}`}
          label={t('moves.name')}
          hint={language === 'it' ? undefined : move.names.it}
        />
        <NumberInput
          source={`${source}.danno`}
          label={t('moves.damage')}
          hint={`${danno.min}–${danno.max}`}
        />
        <NumberInput
          source={`${source}.costo_energia`}
          label={t('moves.cost')}
          hint={`${costo_energia.min}–${costo_energia.max}`}
        />
        {onRemove && (
          <TooltipButton icon={iconTrash} size={18} label={t('moves.remove')} onClick={onRemove} />
        )}
      </div>
      <EffectRows source={`${source}.effetti`} />
      <FileChoice source={`${source}.video_url`} kind="clip" label={t('moves.clip')} files={clips} />
      <MoveTexts move={move} language={language} />
    </fieldset>
  )
}

/** Shows the chosen language first, the others after a click. */
function MoveTexts({ move, language }: { move: CardMoveBody; language: Locale }) {
  const { t } = useTranslation('admin-goods')
  return (
    <div className={styles.texts}>
      <p lang={localeFacts[language].iso} aria-live="polite">
        {describeMove(move, language) || t('moves.no_text')}
      </p>
      <details>
        <summary>{t('moves.all_languages')}</summary>
        <dl>
          {locales
            .filter(locale => locale !== language)
            .map(locale => (
              <div key={locale}>
                <dt>{locale.toUpperCase()}</dt>
                <dd lang={localeFacts[locale].iso}>{describeMove(move, locale)}</dd>
              </div>
            ))}
        </dl>
      </details>
    </div>
  )
}
