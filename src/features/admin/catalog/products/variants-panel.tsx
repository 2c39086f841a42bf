/** Grid of variants, generated from attributes and edited in place: number, surcharge, stock. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProductChoices } from '@/contract/endpoints/admin/products.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Chip } from '@/ui/action/chip.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { MoneyInput, NumberInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { moneyText } from '../../framework/fields/money-text.ts'
import { ChoicesFailure } from '../../framework/list/choices-failure.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import type { FormVariant } from './product-form-values.ts'
import styles from './products.module.css'
import { withCombinations } from './variant-matrix.ts'

interface VariantsPanelProps {
  language: Locale // language of the names in the grid
  locale: Locale // language of the reader
  choices: UseQueryResult<ProductChoices>
}

export function VariantsPanel({ language, locale, choices }: VariantsPanelProps) {
  const { t } = useTranslation('admin')
  const { value: variants, change, error } = useField<FormVariant[]>('variants')
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('record.variants')}
      action={
        <Button variant="soft" size="dense" icon={iconPlus} onClick={() => setOpen(true)}>
          {t('products.make_variants')}
        </Button>
      }
    >
      {variants.length === 0 ? (
        <p className={styles.quiet}>{t('products.no_variants')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.variants}>
            <thead>
              <tr>
                <th>{t('products.variant_name', { language: localeFacts[language].name })}</th>
                <th>
                  {t('record.sku')}, {t('common:detail.gtin')}
                </th>
                <th>{t('products.extra_base')}</th>
                <th>{t('products.reseller')}</th>
                <th>{t('products.other')}</th>
                <th>{t('column.stock')}</th>
                <th>{t('field.restock_at')}</th>
                <th>
                  <Spoken>{t('react-admin:action.remove')}</Spoken>
                </th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant, at) => (
                <VariantRow
                  key={variant.id ?? `new-${variant.value_ids.join('-')}-${at}`}
                  at={at}
                  language={language}
                  onRemove={() => change(variants.filter((_, place) => place !== at))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {typeof error === 'string' && <p className={styles.fault}>{error}</p>}
      {isOpen && (
        <MatrixDialog
          choices={choices}
          locale={locale}
          onClose={() => setOpen(false)}
          onMake={groups => {
            change(groups(variants))
            setOpen(false)
          }}
        />
      )}
    </Panel>
  )
}

function VariantRow({ at, language, onRemove }: { at: number; language: Locale; onRemove: () => void }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const of = `variants.${at}`
  const base = moneyText(useWatch({ name: `${of}.base_price` }) as number) // the price of a variant without its own
  return (
    <tr>
      <td>
        <TextInput hideLabel source={`${of}.names.${language}`} label={t('column.name')} />
      </td>
      <td>
        <div className={styles.numbers}>
          <TextInput hideLabel source={`${of}.sku`} label={t('record.sku')} />
          <TextInput
            hideLabel
            source={`${of}.gtin`}
            label={t('common:detail.gtin')}
            placeholder={t('common:detail.gtin')}
          />
        </div>
      </td>
      <td>
        <MoneyInput hideLabel source={`${of}.base_price`} label={t('products.extra_base')} bare />
      </td>
      <td>
        <MoneyInput
          hideLabel
          nullable
          source={`${of}.reseller_price`}
          label={t('products.reseller')}
          placeholder={base}
          bare
        />
      </td>
      <td>
        <MoneyInput
          hideLabel
          nullable
          source={`${of}.other_price`}
          label={t('products.other')}
          placeholder={base}
          bare
        />
      </td>
      <td>
        <NumberInput
          hideLabel
          nullable
          source={`${of}.stock_quantity`}
          label={t('column.stock')}
          placeholder={t('value.untracked')}
        />
      </td>
      <td>
        <NumberInput
          hideLabel
          nullable
          source={`${of}.restock_at`}
          label={t('field.restock_at')}
          placeholder="–"
        />
      </td>
      <td>
        <TooltipButton icon={iconTrash} size={18} label={t('react-admin:action.remove')} onClick={onRemove} />
      </td>
    </tr>
  )
}

interface MatrixDialogProps {
  choices: UseQueryResult<ProductChoices>
  locale: Locale
  onClose: () => void
  onMake: (put: (variants: readonly FormVariant[]) => FormVariant[]) => void
}

function MatrixDialog({ choices, locale, onClose, onMake }: MatrixDialogProps) {
  const { t } = useTranslation('admin')
  const sku = useWatch({ name: 'sku' }) as string
  const [chosen, setChosen] = useState<readonly number[]>([])
  const attributes = choices.data?.attributes ?? []
  const groups = attributes.map(({ values }) => values.filter(value => chosen.includes(value.id)))
  const amount = groups.reduce((product, group) => product * Math.max(1, group.length), 1)
  const isEmpty = groups.every(group => group.length === 0)
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter(candidate => candidate !== id) : [...chosen, id])
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={600}
      title={t('products.make_variants')}
      lead={t('products.make_variants_lead')}
      actions={
        <Button
          disabled={isEmpty || amount > 200 || !sku.trim()}
          onClick={() => onMake(variants => withCombinations(variants, groups, sku.trim()))}
        >
          {t('products.make_count', { count: isEmpty ? 0 : amount })}
        </Button>
      }
    >
      {!sku.trim() && <Note tone="warning">{t('products.make_needs_sku')}</Note>}
      <ChoicesFailure of={choices} />
      {attributes.map(({ id, names, values }) => (
        <fieldset key={id} className={styles.choices}>
          <legend>{wordIn(names, locale)}</legend>
          <div className={styles.chips}>
            {values.map(value => (
              <Chip key={value.id} selected={chosen.includes(value.id)} onClick={() => toggle(value.id)}>
                {wordIn(value.names, locale)}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </AdminDialog>
  )
}
