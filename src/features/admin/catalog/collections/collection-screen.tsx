/** Form of a configurator: its product, its steps, the tier prices of each choice, the packages. */

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AdminCollection, CollectionBody } from '@/contract/endpoints/admin/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf, wordIn } from '@/contract/localized-texts.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconStorefront } from '@/ui/icon/icons.ts'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { NumberInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { LanguagePanel } from '../../framework/fields/language-panel.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { ProductPicker } from '../../framework/fields/product-picker.tsx'
import { shareWritten } from '../../framework/list/share-written.ts'
import { RecordFrame } from '../../framework/record/record-frame.tsx'
import { RecordScreen } from '../../framework/record/record-screen.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import { collectionBody, newCollection } from './collection-form-values.ts'
import styles from './collections.module.css'
import { PackagesPanel } from './packages-panel.tsx'
import { PrintPanel } from './print-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'

interface CollectionScreenProps {
  id: number | null // null creates a collection
  title: string
  locale: Locale
  linkTo: LinkTo
  onCreated: (id: number) => void
  onRemoved: () => void
}

export const CollectionScreen = ({ id, onCreated, ...rest }: CollectionScreenProps) => (
  <RecordScreen<AdminCollection, CollectionBody>
    resource="collections"
    id={id}
    fresh={newCollection()}
    bodyFrom={collectionBody}
    onCreated={record => onCreated(record.id)}
  >
    {record => <Fields record={record} {...rest} />}
  </RecordScreen>
)

type FieldsProps = Omit<CollectionScreenProps, 'id' | 'onCreated'> & { record: AdminCollection | null }

/** All texts of a language, so that the dots show how much is translated. */
const wordsOf = (form: CollectionBody) =>
  localizedTextsOf(locale => [
    form.names?.[locale],
    form.leads?.[locale],
    ...(form.steps ?? []).flatMap(step => [
      step.names[locale],
      step.hints[locale],
      ...step.choices.map(choice => choice.names[locale]),
    ]),
    ...(form.packages ?? []).flatMap(pack => [pack.names[locale], pack.notes[locale]]),
  ])

function Fields({ record, title, locale, linkTo, onRemoved }: FieldsProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const [language, setLanguage] = useState<Locale>('it')
  const form = useWatch() as CollectionBody
  const texts = wordsOf(form)
  const source = language === 'it' ? undefined : form.names?.it
  return (
    <RecordFrame
      title={record ? wordIn(record.names, locale) : title}
      listHref={linkTo('adminCollections')}
      badges={
        record && (
          <Badge tone={record.is_active ? 'success' : 'muted'}>
            {t(record.is_active ? 'visible' : 'hidden')}
          </Badge>
        )
      }
      actions={
        record?.is_active && (
          <Button
            variant="ghost"
            size="dense"
            icon={iconStorefront}
            href={linkTo('configurator', { id: record.id })}
          >
            {t('admin:record.open_public')}
          </Button>
        )
      }
      main={
        <>
          <LanguagePanel
            language={language}
            onChange={setLanguage}
            share={language => shareWritten(texts, language)}
          >
            <TextInput source={`names.${language}`} label={t('admin:column.name')} hint={source} />
            <TextInput
              source={`leads.${language}`}
              label={t('collections.lead')}
              rows={2}
              hint={language === 'it' ? undefined : form.leads?.it}
            />
          </LanguagePanel>
          <StepsPanel language={language} />
          <PrintPanel />
          <PackagesPanel language={language} />
        </>
      }
      side={
        <>
          <Panel dense titleAs="h2" title={t('collections.place')}>
            <div className={styles.fields}>
              <ProductPicker source="product_id" label={t('collections.product')} />
              <SwitchInput source="is_active" label={t('visible')} hint={t('collections.visible_hint')} />
              <NumberInput source="position" label={t('collections.position')} />
              <ElementInput source="element" label={t('admin:column.type')} empty="–" />
              <PictureInput
                source="picture"
                label={t('collections.ground')}
                element={form.element}
                required
                empty=""
              />
            </div>
          </Panel>
          {record && (
            <RemoveRecord
              resource="collections"
              record={record}
              label={t('collections.remove')}
              title={t('collections.remove_title', { name: wordIn(record.names, locale) })}
              lead={t('collections.remove_lead')}
              onRemoved={onRemoved}
            />
          )}
        </>
      }
    />
  )
}
