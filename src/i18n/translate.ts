/**
 * Translations without a framework, for server and tests: looks up a key in plain JSON, fills in `{{name}}`, chooses `_one` / `_other` by
 * `count` and a variant by `context`. i18next in the browser reads the same files with the same rules.
 */
import { defaultLocale, formatTag, type Locale } from '../contract/locales.ts'
import { holdSigns } from './held-signs.ts'

export interface Words {
  readonly [key: string]: string | Words
}
export type WordParams = Readonly<Record<string, string | number>>
/** `translate('de', 'problems.not_found')`: the first part of the key is the area. */
export type Translate = (locale: Locale, key: string, params?: WordParams) => string

function lookup(words: Words | undefined, key: string): string | undefined {
  let current: string | Words | undefined = words
  for (const part of key.split('.')) {
    if (typeof current !== 'object' || !Object.hasOwn(current, part)) return undefined
    current = current[part]
  }
  return typeof current === 'string' ? current : undefined
}

const fill = (text: string, params: WordParams): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )

const rules = new Map<Locale, Intl.PluralRules>()

/** Cached, because creating the rules is much slower than using them. */
function pluralRules(locale: Locale): Intl.PluralRules {
  const pluralRules = rules.get(locale) ?? new Intl.PluralRules(formatTag(locale))
  rules.set(locale, pluralRules)
  return pluralRules
}

function pluralKey(locale: Locale, key: string, params: WordParams): string | undefined {
  if (typeof params.count !== 'number') return undefined
  return `${key}_${pluralRules(locale).select(params.count)}`
}

/** Languages → areas → texts. A missing text falls back to `_other`, then to Italian, then to its key. */
export function translatorOf(tables: Readonly<Record<Locale, Readonly<Record<string, Words>>>>): Translate {
  const find = (locale: Locale, key: string, params: WordParams) => {
    const stems = params.context === undefined ? [key] : [`${key}_${params.context}`, key]
    const candidates = stems.flatMap(stem => {
      const plural = pluralKey(locale, stem, params)
      return plural ? [plural, `${stem}_other`, stem] : [stem]
    })
    return candidates.map(candidate => lookup(tables[locale], candidate)).find(text => text !== undefined)
  }
  return (locale, key, params = {}) =>
    holdSigns(fill(find(locale, key, params) ?? find(defaultLocale, key, params) ?? key, params))
}
