/**
 * The notice on the legal guarantee of conformity (Directive 2011/83/EU, art. 22a, Implementing Regulation (EU) 2025/1960), shown on pages
 * and in emails. Its texts are in `shop.guarantee`. Pure.
 */
import { type Locale, localeFacts } from '../contract/locales.ts'

/** Keys of the sentences, in their order. */
export const guaranteePoints = ['who', 'remedy', 'refund', 'longer'] as const

/** Years of the legal guarantee in the whole Union. Some member states grant more. */
export const guaranteeYears = 2

/** Returns the page of the European Union about guarantees in this language. */
export const guaranteePage = (locale: Locale): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${localeFacts[locale].iso.slice(0, 2)}.htm`
