/**
 * Translations in the browser: i18next with one file per language and area, loaded on first use (specification notes §7). Areas are
 * namespaces: `useTranslation('shop')`.
 */

import groups from 'virtual:words'
import i18next, { type BackendModule, createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { applyPluralForms, heldSigns } from './i18next-rules.ts'
import { wordFile } from './word-files.ts'

type Words = Record<string, unknown>

/** Returns the texts of an area, or undefined if the language has no such area. */
async function wordsOf(language: string, area: string): Promise<Words | undefined> {
  const group = await groups[wordFile(language, area)]?.()
  return group?.default[area]
}

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    wordsOf(language, area).then(
      words => {
        if (!words) console.warn(`No locale file for "${area}" in "${language}"`)
        done(null, words ?? {})
      },
      (error: Error) => done(error, null),
    )
  },
}

/** Emitted when texts were added that a component may already show. Only then are components rendered again. */
const wordsBorrowed = 'words-borrowed'

function begin(instance: i18n, locale: Locale, areas: readonly string[]): Promise<unknown> {
  const begun = instance
    .use(lazyFiles)
    .use(heldSigns)
    .init({
      lng: locale,
      supportedLngs: [...locales],
      fallbackLng: false, // missing keys are taken from Italian on demand, so that no user loads two languages
      ns: [...areas],
      defaultNS: areas[0] ?? 'common',
      interpolation: { escapeValue: false },
      // Not for every loaded area (`bindI18nStore`), because that would render the whole page again. Components that need an area wait for it.
      react: { useSuspense: true, bindI18n: `languageChanged ${wordsBorrowed}` },
      postProcess: heldSigns.name,
      saveMissing: true,
      missingKeyHandler: (languages, area, key) => {
        console.warn(`Missing text ${area}:${key} in ${languages.join()}`)
        void borrow(instance, area)
      },
    })
  applyPluralForms(instance)
  return begun
}

let started: Promise<unknown> | undefined

/** Starts once, in the language of the URL. */
export function startI18n(locale: Locale, areas: readonly string[]): Promise<unknown> {
  started ??= begin(i18next.use(initReactI18next), locale, areas)
  return started
}

/** Creates a separate instance, for a process that renders several languages at the same time. */
export async function createI18n(locale: Locale, areas: readonly string[]): Promise<i18n> {
  const instance = createInstance()
  await begin(instance, locale, areas)
  return instance
}

const borrowed = new Set<string>()

/** Fills missing keys of an area with the texts of the fallback language (specification notes §9). */
async function borrow(instance: i18n, area: string): Promise<void> {
  const { language } = instance
  if (language === defaultLocale || borrowed.has(language + area)) return
  borrowed.add(language + area)
  const words = await wordsOf(defaultLocale, area)
  if (!words) return
  instance.addResourceBundle(language, area, words, true, false)
  instance.emit(wordsBorrowed)
}

export async function changeLocale(locale: Locale): Promise<void> {
  if (!localeFacts[locale]) {
    console.warn(`Unknown locale "${String(locale)}"`)
    return
  }
  if (i18next.language !== locale) await i18next.changeLanguage(locale)
  document.documentElement.lang = localeFacts[locale].iso
}

export const loadAreas = (areas: readonly string[]): Promise<void> => i18next.loadNamespaces([...areas])
