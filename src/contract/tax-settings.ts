/** Setting `tax`: VAT by country and what electronic invoices need (decision 0065). */
import { z } from 'zod'
import { domesticNaturas, taxClasses } from '../domain/tax/tax-classes.ts'
import { priceModes } from '../domain/tax/tax-terms.ts'
import { vatRates } from '../domain/tax/vat-rates.ts'
import { cleanLine } from '../lib/clean-text.ts'

/** Fiscal regimes of the FPR12 schema: ordinary, minimum taxpayers, agriculture … flat-rate (RF19). */
export const fiscalRegimes = [
  ...['RF01', 'RF02', 'RF04', 'RF05', 'RF06', 'RF07', 'RF08', 'RF09', 'RF10', 'RF11'],
  ...['RF12', 'RF13', 'RF14', 'RF15', 'RF16', 'RF17', 'RF18', 'RF19', 'RF20'],
] as const

export const shippingClasses = ['goods', ...taxClasses.filter(one => one !== 'zero')] as const

/** A day, or empty. */
const Day = z.union([z.literal(''), z.iso.date('date')])

export const TaxSetting = z.strictObject({
  by_country: z.boolean(), // off: the specification's formula with one rate per order
  prices: z.enum(priceModes),
  shipping_class: z.enum(shippingClasses),
  is_oss: z.boolean(), // the shop has opted for the Union scheme below the threshold
  zero_natura: z.union([z.literal(''), z.enum(domesticNaturas)]), // of sales in Italy without VAT
  zero_provision: z.string().overwrite(cleanLine).max(100), // the provision that documents cite for it
  rate_changes: z
    .array(
      z.strictObject({
        area: z.enum(Object.keys(vatRates), { error: 'required' }), // country, or territory with its own rates
        tax_class: z.enum(taxClasses),
        percent: z.number().min(0, 'percent').max(50, 'percent'),
        since: z.iso.date('date'),
      }),
    )
    .max(200),
  rates_confirmed_until: Day, // the seller has checked the table of rates until this day
  regime: z.enum(fiscalRegimes),
})
export type TaxSetting = z.infer<typeof TaxSetting>

export const taxDefaults: TaxSetting = {
  by_country: false,
  prices: 'gross',
  shipping_class: 'goods',
  is_oss: false,
  zero_natura: '',
  zero_provision: '',
  rate_changes: [],
  rates_confirmed_until: '',
  regime: 'RF01',
}
