/**
 * Territories whose VAT differs from that of their country, by postcode (Directive 2006/112/EC, articles 5 and 6; ibericode/vat-rates,
 * MIT licence, 12 August 2025). Åland, Corsica and the French collectivities are not in that source; they follow articles 6 and 105.
 */

export interface TaxTerritory {
  code: string // an area of the rate table, unless the territory is outside the VAT area
  country: string // ISO code of the address
  postcode: RegExp // of the whole postcode without spaces and hyphens
  isOutside: boolean // outside the VAT area of the Union: a delivery is an export
  since: string // calendar day
}

const outside = (code: string, country: string, postcode: RegExp, since = '1993-01-01'): TaxTerritory => ({
  code,
  country,
  postcode,
  isOutside: true,
  since,
})
const withRates = (code: string, country: string, postcode: RegExp): TaxTerritory => ({
  ...outside(code, country, postcode),
  isOutside: false,
})

export const taxTerritories: readonly TaxTerritory[] = [
  outside('livigno', 'IT', /^23041$/),
  outside('campione', 'IT', /^2206[01]$/),
  outside('canary_islands', 'ES', /^3[58]\d{3}$/),
  outside('ceuta', 'ES', /^51\d{3}$/),
  outside('melilla', 'ES', /^52\d{3}$/),
  outside('aland', 'FI', /^22\d{3}$/, '1995-01-01'),
  outside('busingen', 'DE', /^78266$/),
  outside('heligoland', 'DE', /^27498$/),
  outside('mount_athos', 'GR', /^6308[67]$/),
  outside('french_overseas', 'FR', /^(97\d{3}|98[4-8]\d{2})$/),
  withRates('corsica', 'FR', /^20\d{3}$/),
  withRates('madeira', 'PT', /^9[0-4]\d{2}(\d{3})?$/),
  withRates('azores', 'PT', /^9[5-9]\d{2}(\d{3})?$/),
  withRates('jungholz_mittelberg', 'AT', /^(6691|699[123])$/),
  { ...withRates('northern_ireland', 'GB', /^BT\d{1,2}\d[A-Z]{2}$/), since: '2021-01-01' },
]

/** Returns undefined for a postcode of the country itself, and for an empty one. */
export function territoryOf(country: string, zip: string, day: string): TaxTerritory | undefined {
  const code = zip.replace(/[\s-]/g, '').toUpperCase()
  return taxTerritories.find(
    territory => territory.country === country && territory.since <= day && territory.postcode.test(code),
  )
}
