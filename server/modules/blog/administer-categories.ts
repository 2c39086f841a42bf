/** The journal's categories in the administration. */
import type * as contract from '../../../src/contract/blog-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { slugOf } from '../product-administration/slug-of.ts'
import { type CategoryRow, dropCategory, everyCategory, storeCategory } from './articles-store.ts'

type Category = contract.AdminArticleCategory
type Names = CategoryRow['names']

const viewOf = ({ id, names, slugs, articles }: CategoryRow & { articles: number }): Category => ({
  id,
  names,
  slugs,
  articles,
  version: versionOf(names),
})

export async function listCategories(
  _: unknown,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminArticleCategories>> {
  const data = (await everyCategory(db)).map(viewOf)
  return { data, meta: { total: data.length, page: 1, per_page: Math.max(1, data.length) } }
}

const find = async (tx: Queryable, id: number): Promise<Category | undefined> =>
  (await everyCategory(tx)).map(viewOf).find(one => one.id === id)

/** A language without a name takes the Italian one; an address stays once it is given. */
const wordsFrom = (names: Names, before: Category | undefined) => {
  const whole = sixOf(locale => names[locale] || names.it)
  return {
    names: whole,
    slugs: sixOf(locale => before?.slugs[locale] || slugOf(whole[locale]) || 'blog'),
  }
}

async function store(
  tx: Queryable,
  context: CallContext,
  before: Category | undefined,
  names: Names,
): Promise<Category> {
  const id = await storeCategory(tx, before?.id ?? null, wordsFrom(names, before))
  const after = (await find(tx, id)) as Category
  const change = { before: before ? { names: before.names } : null, after: { names: after.names } }
  await tellRegister(tx, context, { record: 'article_category', id, title: after.names.it, ...change })
  return after
}

export const addCategory = (
  { body }: ParsedOf<typeof contract.createArticleCategory>,
  context: CallContext,
): Promise<Category | Refusal> => inOneGo(context, tx => store(tx, context, undefined, body.names))

export const saveCategory = (
  { params, body }: ParsedOf<typeof contract.changeArticleCategory>,
  context: CallContext,
): Promise<Category | Refusal> =>
  inOneGo(context, async tx => {
    const before = await find(tx, params.id)
    if (!before) return refuse('not_found')
    if (before.version !== body.version) return refuse('conflict', [], { current: before })
    return store(tx, context, before, body.names)
  })

export const eraseCategory = (
  { params }: ParsedOf<typeof contract.removeArticleCategory>,
  context: CallContext,
) =>
  inOneGo(context, async tx => {
    const before = await find(tx, params.id)
    if (!before) return refuse('not_found')
    if (before.articles > 0) return refuse('conflict', [], { current: before })
    await dropCategory(tx, before.id)
    const change = { before: { names: before.names }, after: null }
    await tellRegister(tx, context, {
      record: 'article_category',
      id: before.id,
      title: before.names.it,
      ...change,
    })
    return done
  })
