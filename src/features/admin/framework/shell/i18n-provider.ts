/**
 * react-admin's texts come from the area `react-admin`, through our own translator. A string that is no key is returned
 * unchanged.
 */
import type { I18nProvider } from 'react-admin'
import type { Locale } from '@/contract/locales.ts'

interface Translator {
  t(key: string, params?: Record<string, unknown>): string
  exists(key: string, params?: Record<string, unknown>): boolean
}

/** react-admin calls a count `smart_count` and a default text `_`. */
const paramsOf = ({ smart_count, _: __, ...rest }: Record<string, unknown>) =>
  smart_count === undefined ? rest : { ...rest, count: smart_count }

export function createI18nProvider({ t, exists }: Translator, locale: Locale): I18nProvider {
  return {
    translate: (key, params = {}) => {
      if (!/^ra\.[\w.]+$/.test(key)) return typeof params._ === 'string' ? params._ : key
      const ours = `react-admin:${key.slice(3)}`
      const values = paramsOf(params) // a plural exists only with a count
      if (exists(ours, values)) return t(ours, values)
      return typeof params._ === 'string' ? params._ : key
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  }
}
