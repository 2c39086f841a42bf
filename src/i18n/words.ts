/** The types of i18next, for code that receives a translation function or an instance. */
export type { i18n, TFunction } from 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys are not typed, so the compiler cannot check which variables a text needs. A test compares the variables of all languages. */
    strictInterpolationChecks: false
  }
}
