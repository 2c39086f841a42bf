import type { UseQueryResult } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProductChoices } from '@/contract/endpoints/admin/products.ts'
import { roles } from '@/domain/roles.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { withPaths } from '../../framework/fields/category-paths.ts'
import { ChecksInput } from '../../framework/fields/checks-input.tsx'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { NumberInput, SelectInput } from '../../framework/fields/inputs.tsx'
import { FieldRow, FieldRows } from './field-row.tsx'
import styles from './products.module.css'

interface PlacePanelProps {
  choices: UseQueryResult<ProductChoices>
}

/** Category, visibility and stock of a product. */
export function PlacePanel({ choices }: PlacePanelProps) {
  const { t } = useTranslation('admin')
  const [visibility, isDigital, packRarity, variants] = useWatch({
    name: ['visibility', 'is_digital', 'pack_rarity', 'variants'],
  }) as [string, boolean, string | null, unknown[]]
  return (
    <>
      <Panel dense titleAs="h2" title={t('products.catalogue')}>
        <div className={styles.fields}>
          <FieldRow name="sku" />
          <SelectInput
            source="category_id"
            asNumber
            label={t('column.category')}
            empty={t('products.choose')}
            from={choices}
            options={withPaths(choices.data?.categories).map(({ id, path }) => ({
              value: String(id),
              label: path,
            }))}
          />
          <FieldRow name="status" />
          <div className={styles.period}>
            <DateTimeInput source="published_from" label={t('field.published_from')} />
            <DateTimeInput source="published_until" label={t('field.published_until')} />
          </div>
          <Note>{t('products.period_hint')}</Note>
          <FieldRow name="visibility" />
          {visibility === 'roles' && (
            <ChecksInput
              source="visible_roles"
              label={t('products.roles')}
              options={roles.map(role => ({ value: role, label: t(`role.${role}`) }))}
            />
          )}
          <ElementInput source="element" label={t('products.element')} empty={t('products.no_element')} />
          <FieldRows panel="catalogue" />
        </div>
      </Panel>
      <Panel dense titleAs="h2" title={t('products.stock_title')}>
        <div className={styles.fields}>
          {variants.length === 0 && (
            <NumberInput
              source="stock_quantity"
              nullable
              label={t('column.stock')}
              placeholder={t('value.untracked')}
              hint={t('products.stock_hint')}
            />
          )}
          <NumberInput
            source="restock_at"
            nullable
            label={t('field.restock_at')}
            placeholder="–"
            hint={t('products.restock_hint')}
          />
          <FieldRows panel="delivery" />
          {isDigital && <FieldRow name="pack_rarity" />}
          {isDigital && packRarity && <FieldRow name="pack_count" />}
        </div>
      </Panel>
      <Panel dense titleAs="h2" title={t('products.safety')}>
        <div className={styles.fields}>
          <FieldRows panel="safety" />
        </div>
        <Note>{t('products.safety_hint')}</Note>
      </Panel>
    </>
  )
}
