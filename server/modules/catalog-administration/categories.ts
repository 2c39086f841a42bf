/** What admins do with categories: write, arrange as a tree, remove. Each leaves its line in the register. */
import {
  type AdminCategory,
  type adminCategory,
  type arrangeCategories as arrangement,
  type CategoryBody,
  type CategoryTree,
  categoryDepth,
  type changeCategory,
  type createCategory,
  type removeCategory as removal,
} from '../../../src/contract/catalog-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { inOneGo } from '../audit/save-record.ts'
import { slugOf } from '../product-administration/slug-of.ts'
import {
  dropCategory,
  holdCategories,
  insertCategory,
  isCategorySlugTaken,
  moveProducts,
  readCategories,
  storeCategory,
  storeCategoryWords,
  storeTree,
  treeVersion,
} from './category-repo.ts'
import { depthFault } from './tree-rules.ts'

const treeOf = (data: AdminCategory[]): CategoryTree => ({ data, version: treeVersion(data) })

export const listCategoryTree = async (_: unknown, { db }: CallContext): Promise<CategoryTree> =>
  treeOf(await readCategories(db))

export const showCategory = async (
  { params }: ParsedOf<typeof adminCategory>,
  { db }: CallContext,
): Promise<AdminCategory | Refusal> =>
  (await readCategories(db)).find(one => one.id === params.id) ?? refuse('not_found')

type Answer = Promise<AdminCategory | Refusal>

export const addCategory = ({ body }: ParsedOf<typeof createCategory>, context: CallContext): Answer =>
  inOneGo(context, async tx => {
    await holdCategories(tx)
    const faults = await faultsOf(tx, body, null)
    if (faults.length > 0) return refuse('validation', faults)
    const { translations, ...facts } = body
    const id = await insertCategory(tx, facts)
    await storeCategoryWords(tx, id, translations)
    return told(tx, context, id, null)
  })

export const saveCategory = (
  { params, body: { version, ...body } }: ParsedOf<typeof changeCategory>,
  context: CallContext,
): Answer =>
  inOneGo(context, async tx => {
    await holdCategories(tx)
    const current = (await readCategories(tx)).find(one => one.id === params.id)
    if (!current) return refuse('not_found')
    if (current.version !== version) return refuse('conflict', [], { current })
    const faults = await faultsOf(tx, body, params.id)
    if (faults.length > 0) return refuse('validation', faults)
    const { translations, ...facts } = body
    await storeCategory(tx, params.id, facts)
    await storeCategoryWords(tx, params.id, translations)
    return told(tx, context, params.id, current)
  })

/** What a schema cannot see: addresses others have, a parent that is gone, too deep or below itself. */
async function faultsOf(tx: Queryable, body: CategoryBody, id: number | null): Promise<FieldProblem[]> {
  const faults: FieldProblem[] = []
  for (const locale of locales) {
    const { name, slug } = body.translations[locale]
    if (name === '') continue
    const path = `translations.${locale}.slug`
    const wanted = slug || slugOf(name)
    if (wanted === '') faults.push({ path, code: 'required' })
    else if (await isCategorySlugTaken(tx, locale, wanted, id)) faults.push({ path, code: 'slug_taken' })
  }
  const tree = await readCategories(tx)
  if (body.parent_id !== null && tree.every(one => one.id !== body.parent_id))
    return [...faults, { path: 'parent_id', code: 'not_there' }]
  const moved = { id: id ?? 0, parent_id: body.parent_id }
  const fault = depthFault([...tree.filter(one => one.id !== id), moved])
  return fault ? [...faults, { path: 'parent_id', code: fault, params: { max: categoryDepth } }] : faults
}

export const arrangeCategories = (
  { body }: ParsedOf<typeof arrangement>,
  context: CallContext,
): Promise<CategoryTree | Refusal> =>
  inOneGo(context, async tx => {
    await holdCategories(tx)
    const tree = await readCategories(tx)
    const current = treeOf(tree)
    if (current.version !== body.version) return refuse('conflict', [], { current })
    const ids = new Set(body.nodes.map(node => node.id))
    const isWhole = ids.size === tree.length && body.nodes.length === tree.length
    if (!isWhole || tree.some(one => !ids.has(one.id)))
      return refuse('validation', [{ path: 'nodes', code: 'not_there' }])
    const fault = depthFault(body.nodes)
    if (fault) return refuse('validation', [{ path: 'nodes', code: fault, params: { max: categoryDepth } }])
    await storeTree(tx, body.nodes)
    const after = treeOf(await readCategories(tx))
    const order = ({ data }: CategoryTree) => ({
      order: data.map(one => `${'– '.repeat(one.parent_id === null ? 0 : 1)}${one.translations.it.name}`),
    })
    await recordChange(tx, writerOf(context), {
      record: 'category',
      id: 'order',
      title: 'order',
      before: order(current),
      after: order(after),
    })
    return after
  })

export const removeCategory = (
  { params, query }: ParsedOf<typeof removal>,
  context: CallContext,
): Promise<AnswerOf<typeof removal> | Refusal> =>
  inOneGo(context, async tx => {
    await holdCategories(tx)
    const tree = await readCategories(tx)
    const current = tree.find(one => one.id === params.id)
    if (!current) return refuse('not_found')
    const children = tree.filter(one => one.parent_id === params.id).length
    if (children > 0) return inUse('children', children)
    if (current.products > 0) {
      const to = query.move_to
      if (to === undefined) return inUse('products', current.products)
      if (to === params.id || tree.every(one => one.id !== to))
        return refuse('validation', [{ path: 'move_to', code: 'not_there' }])
      await moveProducts(tx, params.id, to, context.now())
    }
    await dropCategory(tx, params.id)
    await tell(tx, context, current.translations.it.name, current, null)
    return { done: true as const }
  })

const inUse = (what: 'products' | 'children', count: number) =>
  refuse('record_in_use', [{ path: what, code: `in_use_${what}`, params: { count } }])

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

const plain = ({ version: _, products: __, ...facts }: AdminCategory) => facts

async function told(tx: Queryable, context: CallContext, id: number, before: AdminCategory | null): Answer {
  const after = (await readCategories(tx)).find(one => one.id === id)
  if (!after) throw new Error('a category was not stored')
  await tell(tx, context, after.translations.it.name, before, after)
  return after
}

const tell = (
  tx: Queryable,
  context: CallContext,
  title: string,
  before: AdminCategory | null,
  after: AdminCategory | null,
): Promise<void> =>
  recordChange(tx, writerOf(context), {
    record: 'category',
    id: (after ?? before)?.id ?? '',
    title,
    before: before && plain(before),
    after: after && plain(after),
  })
