import { type AdminCategory, CategoryBody } from '../../../src/contract/endpoints/admin/catalog.ts'
import { localizedTextsOf } from '../../../src/contract/localized-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { categoryIdOf } from '../catalog/category-repo.ts'
import { categoryRecord } from '../catalog-administration/category-record.ts'
import { type Collection, checked, given, languagesOf, type StoredItem } from './collection.ts'

type Item = Parameters<Collection['create']>[0]
type Facts = Pick<AdminCategory, 'parent_id' | 'picture' | 'element' | 'is_active' | 'translations'>

const empty: Facts = {
  parent_id: null,
  picture: null,
  element: null,
  is_active: true,
  translations: localizedTextsOf(() => ({ name: '', slug: '', description: '' })),
}

/** An empty list of parents makes it an uppermost one. */
const parentOf = ({ parent, parents }: Item): number | null | undefined => {
  const list = parent ?? parents
  return list === undefined ? undefined : (list[0]?.id ?? null)
}

function bodyWith(base: Facts, item: Item, context: CallContext, isNew: boolean): Facts {
  const spoken = languagesOf(item, context, isNew)
  const words = given({
    name: item.name ?? item.title,
    slug: item.slug,
    description: item.excerpt ?? item.content,
  })
  return {
    ...base,
    ...given({
      parent_id: parentOf(item),
      picture: item.picture,
      is_active: item.status === undefined ? undefined : item.status === 'published',
    }),
    translations: localizedTextsOf(locale => ({
      ...base.translations[locale],
      ...(spoken.has(locale) && words),
    })),
  }
}

const storedItem = (category: AdminCategory | Refusal): StoredItem | Refusal =>
  isRefusal(category) ? category : { id: category.id, slug: category.translations.it.slug }

const createCategory = createRecord(categoryRecord)
const saveCategory = saveRecord(categoryRecord)
const removeCategory = removeRecord(categoryRecord)

export const categoriesCollection: Collection = {
  create: async (item, context) => {
    const body = checked(CategoryBody.safeParse(bodyWith(empty, item, context, true)))
    if (isRefusal(body)) return body
    return storedItem(await createCategory({ body }, context))
  },
  change: async (id, item, context) => {
    const current = await categoryRecord.read(context.db, id, context)
    if (!current) return refuse('not_found')
    const { parent_id, picture, element, is_active, translations, version } = current
    const facts = { parent_id, picture, element, is_active, translations }
    const body = checked(CategoryBody.safeParse(bodyWith(facts, item, context, false)))
    if (isRefusal(body)) return body
    return storedItem(await saveCategory({ params: { id }, body: { ...body, version } }, context))
  },
  remove: async (slug, context) => {
    const id = await categoryIdOf(context.db, slug, context.locale)
    if (id === undefined) return refuse('not_found')
    return removeCategory({ params: { id }, query: {} }, context)
  },
}
