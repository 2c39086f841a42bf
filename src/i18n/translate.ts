/**
 * Words without a framework, for server and tests: a key looked up in plain JSON, `{{name}}` filled in, `_one` / `_other`
 * chosen by `count`, a sentence of its own by `context` where there is one. The browser's i18next reads the same files with the same rules.
 */
import { defaultLocale, formatTag, type Locale } from '../contract/locales.ts'
import { holdSigns } from './held-signs.ts'

export interface Words {
  readonly [key: string]: string | Words
}
export type WordParams = Readonly<Record<string, string | number>>
/** `translate('de', 'problems.not_found')`: the area is the key's first part. */
export type Translate = (locale: Locale, key: string, params?: WordParams) => string

function lookup(words: Words | undefined, key: string): string | undefined {
  let found: string | Words | undefined = words
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  return typeof found === 'string' ? found : undefined
}

const fill = (text: string, params: WordParams): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )

const rules = new Map<Locale, Intl.PluralRules>()

/** Making one costs far more than asking it. */
function pluralRules(locale: Locale): Intl.PluralRules {
  const pluralRules = rules.get(locale) ?? new Intl.PluralRules(formatTag(locale))
  rules.set(locale, pluralRules)
  return pluralRules
}

function pluralKey(locale: Locale, key: string, params: WordParams): string | undefined {
  if (typeof params.count !== 'number') return undefined
  return `${key}_${pluralRules(locale).select(params.count)}`
}

/** Languages → areas → words. A missing text falls back to `_other`, then to Italian, then to its key. */
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
