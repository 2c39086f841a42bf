import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CollectionBody, CollectionPackageBody } from '@/contract/endpoints/admin/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { newPackage } from './collection-form-values.ts'
import styles from './collections.module.css'
import { TierPrices } from './tier-prices.tsx'

/** Packaging options of the finished item and their prices. */
export function PackagesPanel({ language }: { language: Locale }) {
  const { t } = useTranslation('admin-goods')
  const { control } = useFormContext<CollectionBody>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'packages', keyName: 'key' })
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('collections.packages')}
      action={
        <Button variant="soft" size="dense" icon={iconPlus} onClick={() => append(newPackage())}>
          {t('collections.add_package')}
        </Button>
      }
    >
      {fields.length === 0 && <p className={styles.hint}>{t('collections.no_packages')}</p>}
      <SortableRows
        ids={fields.map(field => field.key)}
        nameOf={key => fields.find(field => field.key === key)?.names.it || t('collections.new_package')}
        onMove={move}
      >
        {(_, at) => <PackageFields at={at} language={language} onRemove={() => remove(at)} />}
      </SortableRows>
    </Panel>
  )
}

interface PackageFieldsProps {
  at: number
  language: Locale
  onRemove: () => void
}

function PackageFields({ at, language, onRemove }: PackageFieldsProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const source = `packages.${at}`
  const body = useWatch({ name: source }) as CollectionPackageBody | undefined
  if (!body) return null
  const isItalian = language === 'it'
  return (
    <div className={styles.choice}>
      <div className={styles.packageHead}>
        <TextInput
          source={`${source}.names.${language}`}
          label={t('admin:column.name')}
          hint={isItalian ? undefined : body.names.it}
        />
        <TextInput source={`${source}.code`} label={t('admin:column.code')} />
        <TooltipButton
          icon={iconTrash}
          size={18}
          label={t('collections.remove_package')}
          onClick={onRemove}
        />
      </div>
      <TextInput
        source={`${source}.notes.${language}`}
        label={t('collections.note')}
        hint={isItalian ? undefined : body.notes.it}
      />
      <TierPrices source={source} />
      <SwitchInput source={`${source}.is_active`} label={t('visible')} />
    </div>
  )
}
