/**
 * A collection whose records the administration edits. The generic endpoints build the administration's body and pass
 * it to its use case, so that its schema, rules and audit log apply.
 */

import type { z } from 'zod'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { RecordItem } from '@/contract/endpoints/site/content-calls.ts'
import { done } from '@/contract/envelope.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, type Route, refuse } from '../../kernel/route.ts'
import { type Collection, checked, given, languagesOf, type StoredItem } from './collection.ts'

type Facts = Record<string, unknown>
type Six = Record<Locale, unknown>

/** Writes the given values in the requested languages; others are unchanged. */
export interface Writer {
  text(field: string, value: string | undefined): Facts
  texts(field: string, values: Facts): Facts
}

/**
 * Every field of the body that creates a record, and no other. Stock that a form has shown comes from `seen`.
 * Undefined: the item must contain the field.
 */
type Blank<B extends z.ZodType> = {
  [K in Exclude<keyof z.input<B>, 'stock_seen'>]-?: z.input<B>[K] | undefined
}

export interface Administered<B extends z.ZodType> {
  routes: readonly Route[] // of the module that owns the records
  create: Endpoint<undefined, undefined, B>
  change: Endpoint
  remove: Endpoint | null // null when records cannot be deleted
  blank: Blank<B> // defaults of a new record; only these fields are read from an item
  fresh?(context: CallContext): Promise<Facts> // defaults that depend on the caller or the database
  show(id: number, context: CallContext): Promise<object | Refusal | undefined>
  idOf(slug: string, context: CallContext): Promise<number | undefined>
  slugOf(record: Facts): string
  bodyOf(item: RecordItem, write: Writer): Facts // maps texts and relations of the generic endpoint
  seen?(record: Facts): Facts // additional fields that the record's form would send
}

const writerOn = (base: Facts, spoken: ReadonlySet<Locale>): Writer => {
  const six = (field: string, write: (current: unknown) => unknown): Facts => {
    const current = base[field] as Six
    const entries = locales.map(locale => [
      locale,
      spoken.has(locale) ? write(current[locale]) : current[locale],
    ])
    return { [field]: Object.fromEntries(entries) }
  }
  return {
    text: (field, value) => (value === undefined ? {} : six(field, () => value)),
    texts: (field, values) => six(field, current => ({ ...(current as Facts), ...given(values) })),
  }
}

const fieldsOf = (blank: Facts, from: Facts): Facts =>
  given(Object.fromEntries(Object.keys(blank).map(key => [key, from[key]])))

/**
 * The endpoints of one kind. They refuse what its use cases refuse. Deletion refuses `not_found` for an unknown slug
 * and `record_in_use` for a kind that cannot be deleted.
 */
export function administered<B extends z.ZodType>(kind: Administered<B>): Collection {
  const blank: Facts = kind.blank
  const ask = async (endpoint: Endpoint, input: object, context: CallContext): Promise<unknown> => {
    const route = kind.routes.find(candidate => candidate.endpoint === endpoint)
    if (!route) throw new Error(`no use case for ${endpoint.method} ${endpoint.path}`)
    return route.handle({ params: {}, query: {}, body: undefined, ...input }, context)
  }
  const stored = (response: unknown): StoredItem | Refusal => {
    if (isRefusal(response)) return response
    const record = response as Facts & { id: number }
    return { id: record.id, slug: kind.slugOf(record) }
  }
  const filled = (base: Facts, item: RecordItem, context: CallContext, isNew: boolean): Facts => {
    const own = { ...base, ...fieldsOf(blank, item) }
    const body = given(kind.bodyOf(item, writerOn(own, languagesOf(item, context, isNew))))
    return { ...own, ...body }
  }
  return {
    create: async (item, context) => {
      const base = { ...blank, ...(await kind.fresh?.(context)) }
      const body = checked(kind.create.body!.safeParse(filled(base, item, context, true)))
      return isRefusal(body) ? body : stored(await ask(kind.create, { body }, context))
    },
    change: async (id, item, context) => {
      const record = await kind.show(id, context)
      if (!record) return refuse('not_found')
      if (isRefusal(record)) return record
      const current = record as Facts
      const base = { ...fieldsOf(blank, current), ...kind.seen?.(current) }
      const facts = { ...filled(base, item, context, false), version: current.version }
      const body = checked(kind.change.body!.safeParse(facts))
      return isRefusal(body) ? body : stored(await ask(kind.change, { params: { id }, body }, context))
    },
    remove: async (slug, context) => {
      const id = await kind.idOf(slug, context)
      if (id === undefined) return refuse('not_found')
      if (!kind.remove) return refuse('record_in_use')
      const response = await ask(kind.remove, { params: { id } }, context)
      return isRefusal(response) ? response : done
    },
  }
}
