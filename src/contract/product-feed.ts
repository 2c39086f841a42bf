import type { Locale } from './locales.ts'

/** Path of the product feed in one language. It is registered in Merchant Center, so it must not change. */
export const productFeedPath = (locale: Locale): string => `/feeds/products-${locale}.xml`
