import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { MoneyInput, NumberInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { ListAmountInput } from '../../framework/fields/list-amount-input.tsx'
import { CountriesInput, MethodWords } from './method-dialog.tsx'
import styles from './methods.module.css'
import { TimingFields } from './timing-fields.tsx'

type Kind = 'flat' | 'weight'
type Step = { up_to: number; price: number }

export function ShippingFields({ isNew, locale }: { isNew: boolean; locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const { change } = useField<Kind>('kind')
  const kind = useWatch({ name: 'kind' }) as Kind
  return (
    <>
      {isNew && <TextInput source="code" label={t('shipping.code')} hint={t('shipping.code_hint')} />}
      <SwitchInput source="is_active" label={t('methods.on')} />
      <SwitchInput source="is_pickup" label={t('shipping.pickup')} hint={t('shipping.pickup_hint')} />
      <MethodWords locale={locale} />
      <Segment
        label={t('shipping.kind')}
        size="dense"
        value={kind}
        onChange={change}
        options={[
          { value: 'flat', label: t('shipping.flat') },
          { value: 'weight', label: t('shipping.weight') },
        ]}
      />
      {kind === 'flat' ? <MoneyInput source="price" label={t('shipping.price')} /> : <Steps />}
      <ListAmountInput
        source="free_over"
        nullable
        label={t('shipping.free_from')}
        placeholder={t('shipping.never')}
      />
      <TimingFields locale={locale} />
      <CountriesInput locale={locale} />
    </>
  )
}

/** Weight limits in ascending order, each with a price. Heavier parcels are not shipped. */
function Steps() {
  const { t } = useTranslation('admin-sales')
  const { value = [], change, error } = useField<Step[]>('steps')
  const add = () => {
    const last = value.at(-1)
    change([...value, { up_to: (last?.up_to ?? 0) + 1000, price: (last?.price ?? 390) + 200 }])
  }
  return (
    <fieldset className={styles.steps}>
      <legend>{t('shipping.steps')}</legend>
      {value.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <div key={at}>
          <NumberInput source={`steps.${at}.up_to`} label={t('shipping.up_to')} end={<span>g</span>} />
          <MoneyInput source={`steps.${at}.price`} label={t('shipping.price')} />
          <TooltipButton
            icon={iconTrash}
            label={t('shipping.remove_step')}
            onClick={() => change(value.filter((__, other) => other !== at))}
          />
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button variant="ghost" size="dense" icon={iconPlus} onClick={add}>
        {t('shipping.add_step')}
      </Button>
    </fieldset>
  )
}
