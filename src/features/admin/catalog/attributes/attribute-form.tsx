import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminAttribute,
  type AttributeBody,
  removeAttribute,
} from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { ColourField } from '../../framework/fields/colour-field.tsx'
import { SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import shared from '../../framework/record/dialog-fields.module.css'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useMayWrite } from '../../framework/record/write-access.ts'
import styles from './attributes.module.css'

interface AttributeFormProps {
  record: AdminAttribute | null // null creates an attribute
  locale: Locale
  onRemoved: () => void
}

export function AttributeForm({ record, locale, onRemoved }: AttributeFormProps) {
  const { t } = useTranslation(['admin-goods', 'admin', 'react-admin'])
  const messages = useErrorMessage()
  const notify = useNotify()
  const refuse = useRefuse()
  const [language, setLanguage] = useState<Locale>('it')
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useMayWrite()
  const [names, values] = useWatch({ name: ['names', 'values'] }) as [
    AttributeBody['names'],
    AttributeBody['values'],
  ]
  const texts = localizedTextsOf(language => [
    names?.[language],
    ...(values ?? []).map(value => value.names[language]),
  ])
  const remove = async () => {
    if (!record) return
    const result = await call(removeAttribute, { params: { id: record.id } })
    if (result.ok) {
      setRemoving(false)
      notify(t('attributes.removed'), { type: 'success' })
      onRemoved()
      return
    }
    refuse(result.failure)
  }
  return (
    <>
      <LanguageTabs value={language} onChange={setLanguage} share={language => shareWritten(texts, language)}>
        <div className={styles.pair}>
          <TextInput
            source={`names.${language}`}
            label={t('admin:column.name')}
            hint={language === 'it' ? undefined : names?.it}
          />
          <TextInput source="code" label={t('admin:column.code')} hint={t('attributes.code_hint')} />
        </div>
        <SwitchInput source="is_facet" label={t('attributes.facet')} hint={t('attributes.facet_hint')} />
        <Values language={language} record={record} />
      </LanguageTabs>
      <div className={shared.foot}>
        {record && mayWrite ? (
          <Button variant="text" size="dense" onClick={() => setRemoving(true)}>
            {t('attributes.remove')}
          </Button>
        ) : (
          <span />
        )}
        <SaveButton />
      </div>
      {isRemoving && record && (
        <ConfirmDialog
          isDanger
          title={t('attributes.remove_title', { name: wordIn(record.names, locale) })}
          lead={
            record.products > 0
              ? messages.field({ code: 'in_use_products', params: { count: record.products } })
              : t('attributes.remove_lead')
          }
          yes={t('react-admin:action.delete')}
          onYes={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

const freshValue = (): AttributeBody['values'][number] => ({
  id: null,
  code: '',
  names: localizedTextsOf(() => ''),
  colour: null,
})

/** Values with their colours, in shop order. A value that products use cannot be removed. */
function Values({ language, record }: { language: Locale; record: AdminAttribute | null }) {
  const { t } = useTranslation(['admin-goods', 'admin', 'react-admin'])
  const messages = useErrorMessage()
  const { control } = useFormContext<AttributeBody>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'values', keyName: 'key' })
  const heldBy = (id: number | null) => record?.values.find(value => value.id === id)?.products ?? 0
  return (
    <fieldset className={styles.values}>
      <legend>{t('attributes.values')}</legend>
      <SortableRows
        ids={fields.map(field => field.key)}
        nameOf={key => fields.find(field => field.key === key)?.names.it || t('attributes.new_value')}
        onMove={move}
      >
        {(_, at) => {
          const field = fields[at]
          if (!field) return null
          const usageCount = heldBy(field.id)
          return (
            <div className={styles.value}>
              <ColourField source={`values.${at}.colour`} label={t('attributes.colour')} />
              <TextInput
                hideLabel
                source={`values.${at}.names.${language}`}
                label={t('admin:column.name')}
                placeholder={language === 'it' ? t('admin:column.name') : field.names.it}
              />
              <TextInput
                hideLabel
                source={`values.${at}.code`}
                label={t('admin:column.code')}
                placeholder={t('admin:column.code')}
              />
              <TooltipButton
                icon={iconTrash}
                size={18}
                disabled={usageCount > 0}
                label={
                  usageCount > 0
                    ? messages.field({ code: 'in_use_products', params: { count: usageCount } })
                    : t('attributes.remove_value', { name: field.names.it })
                }
                onClick={() => remove(at)}
              />
            </div>
          )
        }}
      </SortableRows>
      <Button variant="soft" size="dense" icon={iconPlus} onClick={() => append(freshValue())}>
        {t('attributes.add_value')}
      </Button>
    </fieldset>
  )
}
