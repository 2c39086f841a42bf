import type { PageMeta } from '@/contract/envelope.ts'
import type { CallContext } from '../context.ts'
import { type PageAsked, pageMeta } from '../db/paging.ts'
import { type Refusal, refuse } from '../route.ts'
import type { Identified, ListedKind, RecordKind } from './record-kind.ts'

/** The use case that returns one record, or `not_found`. */
export const showRecord =
  <View extends Identified<Name>, Name extends string>(kind: Pick<RecordKind<View, Name>, 'key' | 'read'>) =>
  async ({ params }: { params: Record<Name, View[Name]> }, context: CallContext): Promise<View | Refusal> =>
    (await kind.read(context.db, params[kind.key], context)) ?? refuse('not_found')

/** The use case that lists a page of records. */
export const listRecords =
  <Row, Query extends PageAsked>(kind: ListedKind<Row, Query>) =>
  async ({ query }: { query: Query }, context: CallContext): Promise<{ data: Row[]; meta: PageMeta }> => {
    const { rows, total } = await kind.page(context.db, query, context)
    return { data: rows, meta: pageMeta(query, total) }
  }
