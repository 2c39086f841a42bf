/** What a collection must implement for the generic calls. It has its own rules, audit entries and schema. */
import type { ContentItem } from '../../../src/contract/endpoints/site/content-calls.ts'
import { defaultLocale, type Locale } from '../../../src/contract/locales.ts'
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

/** In which languages an item's words are written: a new one speaks Italian too, the language all others fall back to. */
export const languagesOf = (item: ContentItem, context: CallContext, isNew: boolean): ReadonlySet<Locale> => {
  const own = item.locale ?? context.locale
  return new Set(isNew ? [own, defaultLocale] : [own])
}

/** Only what was given: the rest of a record stays as it is. */
export const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

interface Checked<T> {
  success: boolean
  data?: T
  error?: { issues: Parameters<typeof fieldsOf>[0] }
}

/** The parsed body, or `validation` with the problems that the collection's own schema found. */
export const checked = <T>(result: Checked<T>): T | Refusal =>
  result.success ? (result.data as T) : refuse('validation', fieldsOf(result.error?.issues ?? []))
