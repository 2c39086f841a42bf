/** The member states of the Union. Separate from the VAT rates, which the shop's first pages do not load. */
const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export const isMemberState = (country: string): boolean => memberStates.has(country)
