import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type AdminProduct, priceTiers } from '@/contract/endpoints/admin/products.ts'
import type { Prices } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { type PricedForm, previewOffer } from '@/domain/offer-preview.ts'
import { clamp } from '@/lib/clamp.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { MoneyInput, NumberInput } from '../../framework/fields/inputs.tsx'
import { OfferNote } from './offer-note.tsx'
import type { ProductForm } from './product-form-values.ts'
import styles from './products.module.css'

const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? figure(value) : null)
const percent = (value: unknown): number => clamp(figure(value), 0, 100)

const pricesOf = (values: Partial<Prices>): Prices => ({
  base_price: figure(values.base_price),
  reseller_price: numberOrNull(values.reseller_price),
  other_price: numberOrNull(values.other_price),
})

/** Prices of a form during input. Empty and invalid values count as missing. */
const formOfPrices = (values: Partial<ProductForm>): PricedForm => ({
  ...pricesOf(values),
  base_discount: percent(values.base_discount),
  reseller_discount: percent(values.reseller_discount),
  other_discount: percent(values.other_discount),
  status: values.status ?? 'draft',
  variants: (values.variants ?? []).map(variant => ({ id: variant.id ?? null, ...pricesOf(variant) })),
})

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
      <div className={styles.period}>
        <DateTimeInput source="offer_from" label={t('field.offer_from')} />
        <DateTimeInput source="offer_until" label={t('field.offer_until')} />
      </div>
      <Note>{t('products.offer.period_hint')}</Note>
    </Panel>
  )
}
