/** Finds categories and attribute values by their names, and creates those that are missing. Call within a transaction. */
import { type CategoryBody, categoryDepth, emptyCategory } from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { cleanLine } from '@/lib/clean-text.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { insertRecord, updateRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, Rollback } from '../../kernel/route.ts'
import { slugOfTitle } from '../../kernel/slug-of-title.ts'
import { attributeRecord } from '../catalog/edit-categories/attribute-record.ts'
import { categoryRecord } from '../catalog/edit-categories/category-record.ts'
import { readCategories } from '../catalog/edit-categories/category-record-repo.ts'
import { choicesFor } from '../catalog/edit-products/choices-repo.ts'
import type { NamedValue } from './foreign-product.ts'

const longestName = 80 // characters
const nameOf = (text: string): string => cleanLine(text).slice(0, longestName).trim()
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Returns the id of the last category of the path. Of a path that is deeper than the tree of the shop, only its lowest
 * levels are used.
 */
export async function categoryOfPath(
  tx: Queryable,
  path: readonly string[],
  locale: Locale,
  context: CallContext,
): Promise<number | undefined> {
  let parent: number | null = null
  let tree = await readCategories(tx)
  const names = path.map(nameOf).filter(Boolean).slice(-categoryDepth)
  for (const [at, name] of names.entries()) {
    const found = tree.find(
      node =>
        node.parent_id === parent && Object.values(node.translations).some(words => isSame(words.name, name)),
    )
    if (found) parent = found.id
    else {
      const body: CategoryBody = { ...emptyCategory(), parent_id: parent }
      for (const target of new Set<Locale>(['it', locale])) body.translations[target].name = name
      parent = await createCategory(tx, body, names.slice(0, at + 1).join(' '), context)
      tree = await readCategories(tx)
    }
  }
  return parent ?? undefined
}

/** If another category has the slug of the name, the slug is made from the whole path. */
async function createCategory(
  tx: Queryable,
  body: CategoryBody,
  path: string,
  context: CallContext,
): Promise<number> {
  const created = await insertRecord(tx, categoryRecord, body, context)
  if (!isRefusal(created)) return created.id
  const slug = slugOfTitle(path, 'category')
  for (const words of Object.values(body.translations)) if (words.name !== '') words.slug = slug
  return Rollback.unlessRefused(await insertRecord(tx, categoryRecord, body, context)).id
}

const mostValues = 200 // of an attribute

/** Creates codes that differ, also if two names have the same letters. */
function freeCode(name: string, word: string, taken: readonly string[]): string {
  const base = slugOfTitle(name, word).slice(0, 36).replace(/-+$/, '')
  let code = base
  for (let number = 2; taken.includes(code); number++) code = `${base}-${number}`
  return code
}

/**
 * Returns the id of each value, in the order of `named`. A value is undefined if its attribute cannot have more values.
 */
export async function attributeValueIds(
  tx: Queryable,
  named: readonly NamedValue[],
  context: CallContext,
): Promise<(number | undefined)[]> {
  const wanted = named.map(({ name, value }) => ({ name: nameOf(name), value: nameOf(value) }))
  const names = [...new Set(wanted.map(({ name }) => name.toLowerCase()))].filter(Boolean)
  for (const name of names) {
    const values = wanted.filter(entry => isSame(entry.name, name))
    await completeAttribute(
      tx,
      values[0]?.name ?? name,
      values.map(({ value }) => value),
      context,
    )
  }
  const { attributes } = names.length > 0 ? await choicesFor(tx, 'it') : { attributes: [] }
  return wanted.map(({ name, value }) => {
    const attribute = attributes.find(({ names }) => Object.values(names).some(one => isSame(one, name)))
    return attribute?.values.find(({ names }) => Object.values(names).some(one => isSame(one, value)))?.id
  })
}

async function completeAttribute(
  tx: Queryable,
  name: string,
  values: readonly string[],
  context: CallContext,
): Promise<void> {
  const { attributes } = await choicesFor(tx, 'it')
  const known = attributes.find(({ names }) => Object.values(names).some(one => isSame(one, name)))
  const isKnown = (value: string) =>
    known?.values.some(({ names }) => Object.values(names).some(one => isSame(one, value)))
  const missing = values.filter(
    (value, at) => value !== '' && !isKnown(value) && values.findIndex(one => isSame(one, value)) === at,
  )
  if (missing.length === 0) return
  const bodies = (known?.values ?? []).map(({ id, code, names, colour }) => ({ id, code, names, colour }))
  const codes = bodies.map(({ code }) => code)
  const added = missing.slice(0, mostValues - bodies.length).map(value => {
    const code = freeCode(value, 'value', codes)
    codes.push(code)
    return { id: null, code, names: localizedTextsOf(() => value), colour: null }
  })
  if (known) {
    const current = await attributeRecord.read(tx, known.id, context)
    const body = {
      code: known.code,
      names: known.names,
      is_facet: current?.is_facet ?? true,
      values: [...bodies, ...added],
    }
    Rollback.unlessRefused(
      await updateRecord(tx, attributeRecord, { key: known.id, version: 'any', body }, context),
    )
  } else {
    const takenCodes = attributes.map(({ code }) => code)
    const body = {
      code: freeCode(name, 'attribute', takenCodes),
      names: localizedTextsOf(() => name),
      is_facet: true,
      values: added,
    }
    Rollback.unlessRefused(await insertRecord(tx, attributeRecord, body, context))
  }
}
