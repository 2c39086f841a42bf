/** Layers that shoppers can place on the products of a collection, and the price of each layer. */
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CollectionBody } from '@/contract/endpoints/admin/collections.ts'
import { printRates } from '@/contract/endpoints/shop/print-design.ts'
import { printSurfaceCodes } from '@/domain/print-surfaces.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { NumberInput } from '../../framework/fields/inputs.tsx'
import { newPrint } from './collection-form-values.ts'
import styles from './collections.module.css'
import { TierPrices } from './tier-prices.tsx'

export function PrintPanel() {
  const { t } = useTranslation('admin-goods')
  const { setValue } = useFormContext<CollectionBody>()
  const print = useWatch<CollectionBody, 'print'>({ name: 'print' })
  const choose = (value: string) => {
    const surface = printSurfaceCodes.find(code => code === value)
    const next = surface ? { ...(print ?? newPrint(surface)), surface } : null
    setValue('print', next, { shouldDirty: true })
  }
  return (
    <Panel dense titleAs="h2" title={t('collections.print.title')}>
      <div className={styles.fields}>
        <SelectField
          dense
          label={t('collections.print.surface')}
          empty={t('collections.print.none')}
          value={print?.surface ?? ''}
          options={printSurfaceCodes.map(value => ({
            value,
            label: t(`collections.print.surfaces.${value}`),
          }))}
          onChange={event => choose(event.currentTarget.value)}
        />
        {print && (
          <>
            <NumberInput source="print.production_days" label={t('collections.print.days')} />
            {printRates.map(rate => (
              <fieldset key={rate} className={styles.rate}>
                <legend>{t(`collections.print.rates.${rate}`)}</legend>
                <TierPrices source={`print.rates.${rate}`} />
              </fieldset>
            ))}
          </>
        )}
      </div>
    </Panel>
  )
}
