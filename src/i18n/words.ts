/** The types of i18next, for code that receives a translation function or an instance. */
export type { i18n, TFunction } from 'i18next'
