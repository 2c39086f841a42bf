import { useTranslation } from 'react-i18next'
import type { BlockOf } from '@/contract/endpoints/site/page-blocks.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { SelectInput, TextInput, useField } from '../../../framework/fields/inputs.tsx'
import { PictureInput } from '../../../framework/fields/picture-input.tsx'
import { IconInput } from '../icon-input.tsx'
import { newCard, randomName } from '../page-form.ts'
import { type BlockFieldsProps, GroundInput, wordsAt } from './block-place.tsx'
import styles from './blocks.module.css'

const mostCards = 12

export function CardsFields({ at, language }: BlockFieldsProps<'cards'>) {
  const { t } = useTranslation('admin-words')
  const { value: cards, change } = useField<BlockOf<'cards'>['cards']>(`${at}.cards`)
  const head = wordsAt(at, language)
  return (
    <>
      <TextInput source={head('title')} label={t('blocks.field.title')} />
      <TextInput source={head('lead')} label={t('blocks.field.lead')} />
      <SelectInput
        asNumber
        source={`${at}.columns`}
        label={t('blocks.columns')}
        options={[2, 3, 4].map(value => ({ value: String(value), label: String(value) }))}
      />
      {cards.map((card, place) => {
        const sourceOf = wordsAt(`${at}.cards.${place}`, language)
        return (
          <fieldset key={card.id} className={styles.part}>
            <legend>{place + 1}</legend>
            <TextInput source={sourceOf('title')} label={t('blocks.field.title')} />
            <TextInput rows={2} source={sourceOf('text')} label={t('blocks.field.text')} />
            <TextInput source={sourceOf('link')} label={t('blocks.field.link')} placeholder="/" />
            <PictureInput
              source={`${at}.cards.${place}.picture`}
              label={t('blocks.picture')}
              element={card.element}
            />
            {card.picture ? (
              <GroundInput source={`${at}.cards.${place}.element`} />
            ) : (
              <IconInput source={`${at}.cards.${place}.icon`} label={t('pages.icon')} />
            )}
            {cards.length > 1 && (
              <TooltipButton
                icon={iconTrash}
                size={18}
                label={`${t('blocks.remove_part')} ${place + 1}`}
                onClick={() => change(cards.filter(candidate => candidate.id !== card.id))}
              />
            )}
          </fieldset>
        )
      })}
      {cards.length < mostCards && (
        <Button
          variant="soft"
          size="dense"
          icon={iconPlus}
          onClick={() => change([...cards, newCard(randomName)])}
        >
          {t('blocks.add_card')}
        </Button>
      )}
    </>
  )
}
