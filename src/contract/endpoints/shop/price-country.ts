/** Prices by country of delivery, with the same net price everywhere (setting `tax.prices`, decision 0079). */
import { z } from 'zod'
import { taxClasses } from '../../../domain/tax/tax-classes.ts'
import { Country } from '../account/address.ts'

/** Country of the prices. By default the nearest country of the language. */
export const PriceCountry = z.object({ country: Country.optional() })

/** How list prices are converted to those of the country of delivery (`destinationPrice`). */
export const PriceVat = z.object({
  country: Country,
  tax_class: z.enum(taxClasses),
  percent: z.number(), // 0 for an export
  list_percent: z.number(), // contained in the list price
})
export type PriceVat = z.infer<typeof PriceVat>
