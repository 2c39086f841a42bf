/** Translations without React, for the server, the image pipeline and tests. All texts of an instance are in memory. */
import { createInstance } from 'i18next'
import { defaultLocale, type Locale } from '../contract/locales.ts'
import { applyPluralForms, heldSigns } from './i18next-rules.ts'

export interface Words {
  readonly [key: string]: string | Words
}
export type WordParams = Readonly<Record<string, string | number>>
/** `translate('de', 'problems.not_found')`: the first part of the key is the area. */
export type Translate = (locale: Locale, key: string, params?: WordParams) => string

/** Languages → areas → texts. A missing text falls back to Italian, then to its key. */
export function translatorOf(tables: Readonly<Record<Locale, Readonly<Record<string, Words>>>>): Translate {
  const instance = createInstance({
    resources: Object.fromEntries(Object.entries(tables).map(([locale, areas]) => [locale, { areas }])),
    defaultNS: 'areas',
    nsSeparator: false, // the area is the first part of the key
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_, [placeholder]) => placeholder,
    returnedObjectHandler: key => key,
    postProcess: heldSigns.name,
  }).use(heldSigns)
  void instance.init() // synchronous, because the texts are in memory
  applyPluralForms(instance)
  return (locale, key, params) => instance.t(key, { ...params, lng: locale })
}
