import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminCategory, type CategoryWords, removeCategory } from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { toyWarnings } from '@/domain/product-safety.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconStorefront } from '@/ui/icon/icons.ts'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import shared from '../../framework/record/dialog-fields.module.css'
import { SaveButton } from '../../framework/record/save-button.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { useMayWrite } from '../../framework/record/write-access.ts'
import styles from './categories.module.css'
import { branchOf, linesOf } from './tree-move.ts'

const safetyTexts = [
  'maker',
  'maker_address',
  'maker_contact',
  'responsible',
  'responsible_address',
  'responsible_contact',
  'disposal_url',
] as const

interface CategoryFormProps {
  record: AdminCategory | null // null creates a category
  categories: readonly AdminCategory[]
  locale: Locale
  linkTo: LinkTo
  onRemoved: () => void
}

export function CategoryForm({ record, categories, locale, linkTo, onRemoved }: CategoryFormProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = useMayWrite()
  const translations = useWatch({ name: 'translations' }) as Record<Locale, CategoryWords>
  const element = useWatch({ name: 'element' }) as AdminCategory['element']
  const lines = linesOf(categories)
  const excludedIds = new Set(record ? branchOf(lines, record.id).map(line => line.id) : [])
  const parents = lines.filter(line => !excludedIds.has(line.id) && line.depth < 2)
  const nameOf = (id: number) => {
    const parent = categories.find(category => category.id === id)
    return parent?.translations[locale].name || parent?.translations.it.name || ''
  }
  const at = `translations.${language}`
  const source = language === 'it' ? undefined : translations?.it
  return (
    <>
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        share={language => shareWritten(translations, language, ['slug'])}
      >
        <div>
          <TextInput source={`${at}.name`} label={t('admin:column.name')} />
          {source?.name && <p className={styles.source}>{source.name}</p>}
        </div>
        <div>
          <TextInput source={`${at}.description`} label={t('admin:record.description')} rows={3} />
          {source?.description && <p className={styles.source}>{source.description}</p>}
        </div>
        <div>
          <TextInput
            source={`${at}.warnings`}
            label={t('admin:products.warnings')}
            hint={t('categories.warnings_hint')}
            rows={2}
          />
          {source?.warnings && <p className={styles.source}>{source.warnings}</p>}
        </div>
        <TextInput source={`${at}.slug`} label={t('admin:column.slug')} hint={t('categories.slug_hint')} />
      </LanguageTabs>
      <div className={styles.facts}>
        <SelectInput
          source="parent_id"
          asNumber
          label={t('categories.parent')}
          empty={t('categories.uppermost')}
          options={parents.map(line => ({
            value: String(line.id),
            label: `${'– '.repeat(line.depth)}${nameOf(line.id)}`,
          }))}
        />
        <ElementInput source="element" label={t('admin:column.type')} empty="–" />
        <PictureInput source="picture" label={t('picture')} element={element} />
        <SwitchInput source="is_active" label={t('visible')} hint={t('categories.visible_hint')} />
      </div>
      <fieldset className={styles.facts}>
        <legend>{t('categories.safety')}</legend>
        {safetyTexts.map(name => (
          <TextInput key={name} source={`safety.${name}`} label={t(`admin:field.${name}`)} />
        ))}
        <NumberInput
          source="safety.minimum_age"
          label={t('admin:field.minimum_age')}
          hint={t('admin:products.minimum_age_hint')}
        />
        <SelectInput
          source="safety.toy_warning"
          label={t('admin:field.toy_warning')}
          empty={t('admin:products.inherited')}
          options={toyWarnings.map(value => ({ value, label: t(`admin:products.toy_warnings.${value}`) }))}
        />
      </fieldset>
      <div className={shared.foot}>
        {record && mayWrite ? (
          <Button variant="text" size="dense" onClick={() => setRemoving(true)}>
            {t('categories.remove')}
          </Button>
        ) : (
          <span />
        )}
        {record?.is_active && (
          <Button
            variant="ghost"
            size="dense"
            icon={iconStorefront}
            href={linkTo('category', {
              category: record.translations[locale].slug || record.translations.it.slug,
            })}
          >
            {t('admin:record.open_public')}
          </Button>
        )}
        <SaveButton />
      </div>
      {isRemoving && record && (
        <RemoveDialog
          record={record}
          others={lines
            .filter(line => !excludedIds.has(line.id))
            .map(line => ({ value: String(line.id), label: `${'– '.repeat(line.depth)}${nameOf(line.id)}` }))}
          onClose={() => setRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  )
}

interface RemoveDialogProps {
  record: AdminCategory
  others: readonly { value: string; label: string }[]
  onClose: () => void
  onRemoved: () => void
}

/** Deleting a category with products asks for a target category first. */
function RemoveDialog({ record, others, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation(['admin-goods', 'react-admin', 'admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const [target, setTarget] = useState('')
  const holds = record.products > 0
  const remove = async () => {
    const result = await call(removeCategory, {
      params: { id: record.id },
      query: target ? { move_to: Number(target) } : {},
    })
    if (result.ok) {
      notify(t('categories.removed'), { type: 'success' })
      onClose()
      onRemoved()
      return
    }
    refuse(result.failure)
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('categories.remove_title', { name: record.translations.it.name })}
      lead={holds ? t('categories.remove_holds', { count: record.products }) : t('categories.remove_empty')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('react-admin:action.cancel')}
          </Button>
          <Button variant="danger" disabled={holds && target === ''} onClick={() => void remove()}>
            {t('react-admin:action.delete')}
          </Button>
        </>
      }
    >
      {holds && (
        <SelectField
          dense
          name="move_to"
          label={t('categories.move_to')}
          empty={t('categories.move_choose')}
          options={others}
          value={target}
          onChange={event => setTarget(event.currentTarget.value)}
        />
      )}
    </AdminDialog>
  )
}
