import { useTranslation } from 'react-i18next'
import type { BlockOf } from '@/contract/endpoints/site/page-blocks.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { TextInput, useField } from '../../../framework/fields/inputs.tsx'
import { RichTextInput } from '../../../framework/fields/rich-text-input.tsx'
import { SortableRows } from '../../../framework/record/sortable-rows.tsx'
import { moved } from '../../../framework/record/use-order.tsx'
import { newQuestion, randomName } from '../page-form.ts'
import { type BlockFieldsProps, wordsAt } from './block-place.tsx'
import styles from './blocks.module.css'

export function QuestionsFields({ at, language }: BlockFieldsProps<'questions'>) {
  const { t } = useTranslation('admin-words')
  const { value: questions, change } = useField<BlockOf<'questions'>['questions']>(`${at}.questions`)
  const head = wordsAt(at, language)
  const nameOf = (id: string) => {
    const questionBlock = questions.find(question => question.id === id)
    return (
      questionBlock?.texts[language].question ||
      questionBlock?.texts.it.question ||
      t('blocks.field.question')
    )
  }
  return (
    <>
      <TextInput source={head('title')} label={t('blocks.field.title')} />
      <TextInput source={head('lead')} label={t('blocks.field.lead')} />
      <SortableRows
        ids={questions.map(question => question.id)}
        nameOf={nameOf}
        onMove={(from, to) => change(moved(questions, from, to))}
      >
        {(id, place) => {
          const sourceOf = wordsAt(`${at}.questions.${place}`, language)
          return (
            <details className={styles.question}>
              <summary>{nameOf(id)}</summary>
              <TextInput source={sourceOf('question')} label={t('blocks.field.question')} />
              <RichTextInput source={sourceOf('answer')} label={t('blocks.field.answer')} />
              {questions.length > 1 && (
                <TooltipButton
                  icon={iconTrash}
                  size={18}
                  label={`${t('blocks.remove_part')}: ${nameOf(id)}`}
                  onClick={() => change(questions.filter(question => question.id !== id))}
                />
              )}
            </details>
          )
        }}
      </SortableRows>
      <Button
        variant="soft"
        size="dense"
        icon={iconPlus}
        onClick={() => change([...questions, newQuestion(randomName)])}
      >
        {t('blocks.add_question')}
      </Button>
    </>
  )
}
