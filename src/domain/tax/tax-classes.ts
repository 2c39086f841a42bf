/** Tax classes of products and shipping, and the reasons of the FPR12 schema why an operation carries no VAT. */

/**
 * `reduced` is the higher reduced rate of a country, `super_reduced` its lowest one. `zero` carries no VAT in Italy, for the
 * reason in the settings.
 */
export const taxClasses = ['standard', 'reduced', 'super_reduced', 'books', 'zero'] as const
export type TaxClass = (typeof taxClasses)[number]

/** Reasons that a seller may choose for sales in Italy without VAT. */
export const domesticNaturas = ['N1', 'N2.2', 'N4', 'N5'] as const
export type DomesticNatura = (typeof domesticNaturas)[number]

/** Reasons that follow from the place of the buyer. */
export type ForeignNatura = 'N2.1' | 'N3.1' | 'N3.2' | 'N3.3'
export type Natura = DomesticNatura | ForeignNatura
