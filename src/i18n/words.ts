/** The translating function's type, for code that is handed one. */
export type { TFunction } from 'i18next'
