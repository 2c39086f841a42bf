/** Choices of a step: a product, a variant, an attribute value or only a name, each with tier prices. */
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CollectionBody, CollectionChoiceBody } from '@/contract/endpoints/admin/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { ColourField } from '../../framework/fields/colour-field.tsx'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../../framework/fields/inputs.tsx'
import { PictureInput } from '../../framework/fields/picture-input.tsx'
import { useParts } from '../../framework/fields/product-picker.tsx'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { newChoice } from './collection-form-values.ts'
import styles from './collections.module.css'
import { TierPrices } from './tier-prices.tsx'

export function ChoiceRows({ source, language }: { source: string; language: Locale }) {
  const { t } = useTranslation('admin-goods')
  const { control } = useFormContext<CollectionBody>()
  const name = source as 'steps.0.choices'
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' })
  return (
    <fieldset className={styles.choices}>
      <legend>{t('collections.choices')}</legend>
      <SortableRows
        ids={fields.map(field => field.key)}
        nameOf={key => fields.find(field => field.key === key)?.names.it || t('collections.new_choice')}
        onMove={move}
      >
        {(_, at) => (
          <ChoiceFields source={`${source}.${at}`} language={language} onRemove={() => remove(at)} />
        )}
      </SortableRows>
      <Button variant="soft" size="dense" icon={iconPlus} onClick={() => append(newChoice())}>
        {t('collections.add_choice')}
      </Button>
    </fieldset>
  )
}

interface ChoiceFieldsProps {
  source: string
  language: Locale
  onRemove: () => void
}

function ChoiceFields({ source, language, onRemove }: ChoiceFieldsProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const choice = useWatch({ name: source }) as CollectionChoiceBody | undefined
  if (!choice) return null
  return (
    <div className={styles.choice}>
      <div className={styles.choiceHead}>
        <ColourField source={`${source}.colour`} label={t('attributes.colour')} />
        <TextInput
          source={`${source}.names.${language}`}
          label={t('admin:column.name')}
          hint={language === 'it' ? undefined : choice.names.it}
        />
        <TextInput source={`${source}.code`} label={t('admin:column.code')} />
        <TooltipButton icon={iconTrash} size={18} label={t('collections.remove_choice')} onClick={onRemove} />
      </div>
      <TierPrices source={source} />
      <details className={styles.more}>
        <summary>{t('collections.more')}</summary>
        <div className={styles.fields}>
          <StandsFor source={source} choice={choice} />
          <div className={styles.pair}>
            <PictureInput source={`${source}.picture`} label={t('picture')} element={choice.element} />
            <PictureInput
              source={`${source}.layer`}
              label={t('collections.layer')}
              element={choice.element}
            />
          </div>
          <div className={styles.pair}>
            <NumberInput source={`${source}.weight`} label={t('collections.weight')} end={<span>g</span>} />
            <SwitchInput source={`${source}.is_active`} label={t('visible')} />
          </div>
        </div>
      </details>
    </div>
  )
}

/** The product whose stock the choice uses, or its attribute value. */
function StandsFor({ source, choice }: { source: string; choice: CollectionChoiceBody }) {
  const { t } = useTranslation('admin-goods')
  const { setValue } = useFormContext()
  const [search, setSearch] = useState('')
  const { product_id, variant_id } = choice
  const parts = useParts({
    search: search.trim(),
    ids: product_id ? [product_id] : [],
    variants: variant_id ? [variant_id] : [],
  })
  const products = parts.data?.products ?? []
  const owner = products.find(
    product => product.id === product_id || product.variants.some(variant => variant.id === variant_id),
  )
  const put = (product: number | null, variant: number | null) => {
    setValue(`${source}.product_id`, product, { shouldDirty: true })
    setValue(`${source}.variant_id`, variant, { shouldDirty: true })
  }
  return (
    <div className={styles.triple}>
      <TextField
        dense
        type="search"
        label={t('collections.find_product')}
        icon={iconMagnifyingGlass}
        value={search}
        onChange={event => setSearch(event.currentTarget.value.slice(0, 120))}
      />
      <SelectField
        dense
        label={t('collections.takes_stock')}
        empty={t('collections.no_stock')}
        value={variant_id ? `v${variant_id}` : product_id ? `p${product_id}` : ''}
        options={products.flatMap(product => [
          { value: `p${product.id}`, label: product.title },
          ...product.variants.map(variant => ({
            value: `v${variant.id}`,
            label: `– ${product.title}, ${variant.name}`,
          })),
        ])}
        onChange={event => {
          const { value } = event.currentTarget
          const id = Number(value.slice(1))
          if (value.startsWith('v')) put(null, id)
          else put(value ? id : null, null)
        }}
        hint={choicesHint(parts, owner?.sku)}
      />
      <SelectInput
        source={`${source}.value_id`}
        asNumber
        label={t('collections.value')}
        empty="–"
        from={parts}
        options={(parts.data?.values ?? []).map(value => ({ value: String(value.id), label: value.name }))}
      />
    </div>
  )
}
