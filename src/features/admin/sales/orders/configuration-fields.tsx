/** Choices, texts and packaging of an added product that has a configurator. A print can only be placed in the shop, so it has no fields. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import type { OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { type CollectionStep, getCollection } from '@/contract/endpoints/shop/collections.ts'
import type { Locale } from '@/contract/locales.ts'
import { Check } from '@/ui/form/check.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './edit-dialog.module.css'

type Chosen = NonNullable<OrderEdit['added'][number]['configuration']>

interface ConfigurationFieldsProps {
  productId: number
  configuration: Chosen | null | undefined
  locale: Locale
  onChange: (configuration: Chosen) => void
}

const staleTime = 60_000

/** The configurator of a product as the shop offers it. */
function useConfigurator(productId: number, locale: Locale) {
  const product = useQuery({
    queryKey: ['products', 'sold', productId, locale],
    queryFn: () => callOrThrow(getProduct, { params: { slug: String(productId) } }),
    staleTime,
  })
  const id = product.data?.collection_id ?? null
  return useQuery({
    queryKey: ['collections', 'sold', id, locale],
    queryFn: () => callOrThrow(getCollection, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    staleTime,
  })
}

export function ConfigurationFields({
  productId,
  configuration,
  locale,
  onChange,
}: ConfigurationFieldsProps) {
  const { t } = useTranslation('admin-sales')
  const { data: collection, error, refetch } = useConfigurator(productId, locale)
  if (error && !collection) return <PartFailure onRetry={refetch} />
  if (!collection || collection.print) return null
  const chosen = configuration ?? { collection_id: collection.id, choices: {}, texts: {}, package: null }
  return (
    <div className={styles.configuration}>
      {collection.steps.map(step => (
        <StepInput
          key={step.code}
          step={step}
          codes={chosen.choices[step.code] ?? []}
          text={chosen.texts[step.code] ?? ''}
          onCodes={codes => onChange({ ...chosen, choices: withPart(chosen.choices, step.code, codes) })}
          onText={text => onChange({ ...chosen, texts: withPart(chosen.texts, step.code, text) })}
        />
      ))}
      {collection.packages.length > 0 && (
        <SelectField
          dense
          label={t('order.package')}
          empty="–"
          value={chosen.package ?? ''}
          options={collection.packages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={event => onChange({ ...chosen, package: event.currentTarget.value || null })}
        />
      )}
    </div>
  )
}

/** Without the part if it is empty. */
function withPart<T extends string | string[]>(parts: Record<string, T>, code: string, part: T) {
  const { [code]: _, ...others } = parts
  return part.length > 0 ? { ...others, [code]: part } : others
}

interface StepInputProps {
  step: CollectionStep
  codes: readonly string[]
  text: string
  onCodes: (codes: string[]) => void
  onText: (text: string) => void
}

function StepInput({ step, codes, text, onCodes, onText }: StepInputProps) {
  const { t } = useTranslation('admin-sales')
  if (step.kind === 'text')
    return (
      <TextField
        dense
        label={step.name}
        maxLength={step.max}
        value={text}
        onChange={event => onText(event.currentTarget.value)}
      />
    )
  if (step.kind === 'one')
    return (
      <SelectField
        dense
        label={step.name}
        empty={step.required ? t('desk.choose') : '–'}
        value={codes[0] ?? ''}
        options={step.choices.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={event => onCodes([event.currentTarget.value].filter(Boolean))}
      />
    )
  return (
    <fieldset>
      <legend>{step.name}</legend>
      {step.choices.map(({ code, name }) => (
        <Check
          key={code}
          label={name}
          checked={codes.includes(code)}
          disabled={codes.length >= step.max && !codes.includes(code)}
          onChange={event =>
            onCodes(event.currentTarget.checked ? [...codes, code] : codes.filter(other => other !== code))
          }
        />
      ))}
    </fieldset>
  )
}
