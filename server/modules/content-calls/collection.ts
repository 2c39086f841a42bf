/** Interface of a collection for the generic endpoints. Each has its own rules, audit entries and schema. */
import type { ContentItem } from '@/contract/endpoints/site/content-calls.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import type { CallContext } from '../../kernel/context.ts'
import { fieldsOf } from '../../kernel/fields.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'

export interface StoredItem {
  id: number
  slug: string
}

export interface Collection {
  create(item: ContentItem, context: CallContext): Promise<StoredItem | Refusal>
  change(id: number, item: ContentItem, context: CallContext): Promise<StoredItem | Refusal>
  remove(slug: string, context: CallContext): Promise<{ done: true } | Refusal>
}

/**
 * Returns the languages in which an item's texts are written. A new item is also written in Italian, the fallback
 * language.
 */
export const languagesOf = (item: ContentItem, context: CallContext, isNew: boolean): ReadonlySet<Locale> => {
  const own = item.locale ?? context.locale
  return new Set(isNew ? [own, defaultLocale] : [own])
}

/** Returns the given fields only: the rest of a record is unchanged. */
export const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

interface Checked<T> {
  success: boolean
  data?: T
  error?: { issues: Parameters<typeof fieldsOf>[0] }
}

/** Returns the parsed body, or `validation` with the problems of the collection's schema. */
export const checked = <T>(result: Checked<T>): T | Refusal =>
  result.success ? (result.data as T) : refuse('validation', fieldsOf(result.error?.issues ?? []))
