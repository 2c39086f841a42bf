import { type AdminPage, PageBody } from '../../../src/contract/page-administration.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { addPage, erasePage, savePage, showPage } from '../pages/administer-pages.ts'
import { pageIdBySlug } from '../pages/repo.ts'
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
  translations: sixOf(() => ({ title: '', slug: '', lead: '', body: '' })),
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
    translations: sixOf(locale => ({ ...base.translations[locale], ...(spoken.has(locale) && words) })),
  }
}

const storedItem = (page: AdminPage | Refusal): StoredItem | Refusal =>
  isRefusal(page) ? page : { id: page.id, slug: page.translations.it.slug }

export const pagesCollection: Collection = {
  create: async (item, context) => {
    const body = checked(PageBody.safeParse(bodyWith(empty as never, item, context, true)))
    if (isRefusal(body)) return body
    return storedItem(await addPage({ params: undefined as never, query: undefined as never, body }, context))
  },
  change: async (id, item, context) => {
    const current = await showPage(
      { params: { id }, query: undefined as never, body: undefined as never },
      context,
    )
    if (isRefusal(current)) return current
    const { id: _, kind: __, version, position: ___, is_root: ____, updated_at: _____, ...facts } = current
    const body = checked(PageBody.safeParse(bodyWith(facts, item, context, false)))
    if (isRefusal(body)) return body
    const query = undefined as never
    return storedItem(await savePage({ params: { id }, query, body: { ...body, version } }, context))
  },
  remove: async (slug, context) => {
    const id = await pageIdBySlug(context.db, slug, context.locale)
    if (id === undefined) return refuse('not_found')
    return erasePage({ params: { id }, query: undefined as never, body: undefined as never }, context)
  },
}
