import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProductChoices } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { ChecksInput } from '../../framework/fields/checks-input.tsx'
import { ChoicesFailure } from '../../framework/list/choices-failure.tsx'
import styles from './products.module.css'

interface AttributesPanelProps {
  choices: UseQueryResult<ProductChoices>
  locale: Locale
}

/** Attribute values of a product, which the shop uses as filters. */
export function AttributesPanel({ choices, locale }: AttributesPanelProps) {
  const { t } = useTranslation('admin')
  return (
    <Panel dense titleAs="h2" title={t('products.attributes')}>
      <div className={styles.fields}>
        <ChoicesFailure of={choices} />
        {(choices.data?.attributes ?? []).map(attribute => (
          <ChecksInput
            key={attribute.id}
            source="value_ids"
            label={wordIn(attribute.names, locale)}
            options={attribute.values.map(value => ({ value: value.id, label: wordIn(value.names, locale) }))}
          />
        ))}
      </div>
    </Panel>
  )
}
