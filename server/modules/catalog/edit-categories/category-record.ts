/** Categories in the administration: saved, arranged as a tree, deleted. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import {
  type AdminCategory,
  type arrangeCategories as arrangement,
  type CategoryBody,
  type CategoryTree,
  categoryDepth,
} from '@/contract/endpoints/admin/catalog.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordOrder } from '../../../kernel/records/order-records.ts'
import type { EditableKind } from '../../../kernel/records/record-kind.ts'
import { refuseStale } from '../../../kernel/records/record-version.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import { slugOfTitle } from '../../../kernel/slug-of-title.ts'
import {
  dropCategory,
  holdCategories,
  insertCategory,
  moveProducts,
  readCategories,
  storeCategory,
  storeCategoryWords,
  storeTree,
  takenCategorySlugs,
  treeVersion,
} from './category-record-repo.ts'

interface TreeNode {
  id: number
  parent_id: number | null
}

/**
 * Returns the error of the first node that is below itself, below an unknown parent, or too deep, or undefined for a
 * valid tree.
 */
function depthProblem(nodes: readonly TreeNode[]): 'tree_loop' | 'tree_deep' | undefined {
  const parents = new Map(nodes.map(node => [node.id, node.parent_id]))
  for (const node of nodes) {
    let depth = 1
    for (let parent = node.parent_id; parent !== null; parent = parents.get(parent) ?? null) {
      depth += 1
      if (parent === node.id || depth > nodes.length) return 'tree_loop'
    }
    if (depth > categoryDepth) return 'tree_deep'
  }
  return undefined
}

const treeOf = (data: AdminCategory[]): CategoryTree => ({ data, version: treeVersion(data) })

/** Parents before their children; `version` is that of the tree's structure. */
export const listCategoryTree = async (_: unknown, { db }: CallContext): Promise<CategoryTree> =>
  treeOf(await readCategories(db))

async function slugProblems(tx: Queryable, body: CategoryBody, id: number | null): Promise<FieldProblem[]> {
  const named = locales.filter(locale => body.translations[locale].name !== '')
  const slugFor = (locale: Locale) =>
    body.translations[locale].slug || slugOfTitle(body.translations[locale].name, 'category')
  const slugs = Object.fromEntries(named.map(locale => [locale, slugFor(locale)]))
  const usedLocales = await takenCategorySlugs(tx, slugs, id)
  return named.flatMap(locale => {
    const path = `translations.${locale}.slug`
    return usedLocales.includes(locale) ? [{ path, code: 'slug_taken' }] : []
  })
}

/** Problems that a schema cannot detect: slugs in use, a missing parent, too deep or below itself. */
async function problemsOf(tx: Queryable, body: CategoryBody, id: number | null): Promise<FieldProblem[]> {
  const problems = await slugProblems(tx, body, id)
  const tree = await readCategories(tx)
  if (body.parent_id !== null && tree.every(node => node.id !== body.parent_id))
    return [...problems, { path: 'parent_id', code: 'not_there' }]
  const moved = { id: id ?? 0, parent_id: body.parent_id }
  const problem = depthProblem([...tree.filter(node => node.id !== id), moved])
  return problem
    ? [...problems, { path: 'parent_id', code: problem, params: { max: categoryDepth } }]
    : problems
}

const inUse = (kind: 'products' | 'children', count: number) =>
  refuse('record_in_use', [{ path: kind, code: `in_use_${kind}`, params: { count } }])

/** `move_to`: the category that receives its products. */
type Removal = { move_to?: number | undefined }

async function refuseRemoval(
  tx: Queryable,
  current: AdminCategory,
  query: Removal,
): Promise<Refusal | undefined> {
  const tree = await readCategories(tx)
  const children = tree.filter(node => node.parent_id === current.id).length
  if (children > 0) return inUse('children', children)
  if (current.products === 0) return undefined
  const to = query.move_to
  if (to === undefined) return inUse('products', current.products)
  const isThere = to !== current.id && tree.some(node => node.id === to)
  return isThere ? undefined : refuse('validation', [{ path: 'move_to', code: 'not_there' }])
}

export const categoryRecord: EditableKind<AdminCategory, CategoryBody, 'id', Removal> = {
  record: 'category',
  key: 'id',
  lock: holdCategories,
  read: async (db, id) => (await readCategories(db)).find(node => node.id === id),
  check: (tx, body, current) => problemsOf(tx, body, current?.id ?? null),
  insert: async (tx, { translations, ...facts }) => {
    const id = await insertCategory(tx, facts)
    await storeCategoryWords(tx, id, translations)
    return id
  },
  update: async (tx, { id }, { translations, ...facts }) => {
    await storeCategory(tx, id, facts)
    await storeCategoryWords(tx, id, translations)
  },
  refuseRemoval,
  remove: async (tx, { id, products }, { move_to }, { now }) => {
    if (products > 0 && move_to !== undefined) await moveProducts(tx, id, move_to, now())
    await dropCategory(tx, id)
  },
  titleOf: category => category.translations.it.name,
  factsOf: ({ products: _, ...facts }) => facts,
}

/**
 * Requires every id once, within `categoryDepth`: refuses `validation` otherwise, and `conflict` with the current tree
 * when it changed in the meantime. Writes an audit entry.
 */
export const arrangeCategories = (
  { body }: ParsedOf<typeof arrangement>,
  context: CallContext,
): Promise<CategoryTree | Refusal> =>
  inTransaction(context, async tx => {
    await holdCategories(tx)
    const tree = await readCategories(tx)
    const current = treeOf(tree)
    const stale = await refuseStale(body.version, current.version, () => current)
    if (stale) return stale
    const ids = new Set(body.nodes.map(node => node.id))
    const isWhole = ids.size === tree.length && body.nodes.length === tree.length
    if (!isWhole || tree.some(node => !ids.has(node.id)))
      return refuse('validation', [{ path: 'nodes', code: 'not_there' }])
    const problem = depthProblem(body.nodes)
    if (problem)
      return refuse('validation', [{ path: 'nodes', code: problem, params: { max: categoryDepth } }])
    await storeTree(tx, body.nodes)
    const after = treeOf(await readCategories(tx))
    const namesOf = ({ data }: CategoryTree) =>
      data.map(node => `${'– '.repeat(node.parent_id === null ? 0 : 1)}${node.translations.it.name}`)
    await recordOrder(tx, context, 'category', { before: namesOf(current), after: namesOf(after) })
    return after
  })
