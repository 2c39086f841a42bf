/** The types of i18next, for code that is handed a translating function or an instance. */
export type { i18n, TFunction } from 'i18next'
