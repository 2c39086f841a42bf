import type { UseQueryResult } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type ProductChoices,
  productStatuses,
  productVisibilities,
} from '@/contract/endpoints/admin/products.ts'
import { packRarities } from '@/contract/endpoints/game/characters.ts'
import { roles } from '@/domain/roles.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { ChecksInput } from '../../framework/fields/checks-input.tsx'
import { ElementInput } from '../../framework/fields/element-input.tsx'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
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
          <TextInput source="sku" label={t('record.sku')} />
          <SelectInput
            source="category_id"
            asNumber
            label={t('column.category')}
            empty={t('products.choose')}
            from={choices}
            options={(choices.data?.categories ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
          />
          <SelectInput
            source="status"
            label={t('column.status')}
            options={productStatuses.map(one => ({ value: one, label: t(`status.${one}`) }))}
          />
          <SelectInput
            source="visibility"
            label={t('products.visibility')}
            options={productVisibilities.map(one => ({ value: one, label: t(`products.seen.${one}`) }))}
          />
          {visibility === 'roles' && (
            <ChecksInput
              source="visible_roles"
              label={t('products.roles')}
              options={roles.map(role => ({ value: role, label: t(`role.${role}`) }))}
            />
          )}
          <ElementInput source="element" label={t('products.element')} empty={t('products.no_element')} />
          <NumberInput source="position" label={t('products.position')} hint={t('products.position_hint')} />
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
          <NumberInput source="weight" label={t('record.weight')} end={<span>g</span>} />
          <SwitchInput source="is_digital" label={t('products.digital')} hint={t('products.digital_hint')} />
          {isDigital && (
            <SelectInput
              source="pack_rarity"
              label={t('products.pack')}
              empty={t('products.no_pack')}
              options={packRarities.map(one => ({ value: one, label: t(`products.packs.${one}`) }))}
            />
          )}
          {isDigital && packRarity && <NumberInput source="pack_count" label={t('products.pack_count')} />}
        </div>
      </Panel>
    </>
  )
}
