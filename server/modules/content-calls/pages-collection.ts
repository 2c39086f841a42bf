import { type AdminPage, PageBody } from '../../../src/contract/endpoints/admin/pages.ts'
import { localizedTextsOf } from '../../../src/contract/localized-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { pageRecord } from '../pages/page-record.ts'
import { pageIdBySlug } from '../pages/pages-repo.ts'
import { type Collection, checked, given, languagesOf, type StoredItem } from './collection.ts'

type Item = Parameters<Collection['create']>[0]

const empty = {
  is_published: true,
  icon: null,
  show_in_menu: false,
  show_in_footer: false,
  visibility: 'everyone',
  visible_roles: [],
  blocks: [],
  translations: localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
} as const

function bodyWith(
  base: object & Pick<AdminPage, 'translations'>,
  item: Item,
  context: CallContext,
  isNew: boolean,
) {
  const spoken = languagesOf(item, context, isNew)
  const words = given({
    title: item.title ?? item.name,
    slug: item.slug,
    lead: item.excerpt,
    body: item.content,
  })
  return {
    ...base,
    ...given({ is_published: item.status === undefined ? undefined : item.status === 'published' }),
    translations: localizedTextsOf(locale => ({
      ...base.translations[locale],
      ...(spoken.has(locale) && words),
    })),
  }
}

const storedItem = (page: AdminPage | Refusal): StoredItem | Refusal =>
  isRefusal(page) ? page : { id: page.id, slug: page.translations.it.slug }

const createPage = createRecord(pageRecord)
const savePage = saveRecord(pageRecord)
const removePage = removeRecord(pageRecord)

export const pagesCollection: Collection = {
  create: async (item, context) => {
    const body = checked(PageBody.safeParse(bodyWith(empty as never, item, context, true)))
    if (isRefusal(body)) return body
    return storedItem(await createPage({ body }, context))
  },
  change: async (id, item, context) => {
    const current = await pageRecord.read(context.db, id, context)
    if (!current) return refuse('not_found')
    const { id: _, kind: __, version, position: ___, is_root: ____, updated_at: _____, ...facts } = current
    const body = checked(PageBody.safeParse(bodyWith(facts, item, context, false)))
    if (isRefusal(body)) return body
    return storedItem(await savePage({ params: { id }, body: { ...body, version } }, context))
  },
  remove: async (slug, context) => {
    const id = await pageIdBySlug(context.db, slug, context.locale)
    if (id === undefined) return refuse('not_found')
    return removePage({ params: { id }, query: undefined }, context)
  },
}
