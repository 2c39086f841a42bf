import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type AdminProduct, priceTiers } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { type PricedForm, previewOffer } from '@/domain/offer-preview.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { MoneyInput, NumberInput } from '../../framework/fields/inputs.tsx'
import { formOfPrices } from './offer-form.ts'
import { OfferNote } from './offer-note.tsx'
import type { ProductForm } from './product-form-values.ts'
import styles from './products.module.css'

interface PricesPanelProps {
  product: AdminProduct | undefined // as saved; undefined for a new product
  locale: Locale
  money: (cents: number) => string
}

/** Price and discount of each tier. A tier without a price pays the base price. */
export function PricesPanel({ product, locale, money }: PricesPanelProps) {
  const { t } = useTranslation('admin')
  const values = useWatch() as Partial<ProductForm>
  const form: PricedForm = formOfPrices(values)
  const names = (values.variants ?? []).map(variant => variant.names?.[locale] || variant.sku)
  return (
    <Panel dense titleAs="h2" title={t('record.prices')}>
      <div className={styles.prices}>
        {priceTiers.map(tier => {
          return (
            <div key={tier} className={styles.tier}>
              <MoneyInput
                source={`${tier}_price`}
                label={t(`products.${tier}`)}
                nullable={tier !== 'base'}
                placeholder={tier === 'base' ? undefined : t('record.as_base')}
              />
              <NumberInput source={`${tier}_discount`} label={t('products.discount')} end={<span>%</span>} />
              <div className={styles.offer} aria-live="polite">
                <OfferNote
                  preview={previewOffer(product ?? null, form, product?.offers ?? [], tier)}
                  variants={names}
                  money={money}
                />
              </div>
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
