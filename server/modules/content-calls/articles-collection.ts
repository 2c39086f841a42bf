import { type AdminArticle, ArticleBody } from '../../../src/contract/endpoints/admin/articles.ts'
import { localizedTextsOf } from '../../../src/contract/localized-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { articleRecord } from '../blog/article-record.ts'
import { articleIdBySlug, everyCategory } from '../blog/articles-repo.ts'
import { type Collection, checked, given, languagesOf, type StoredItem } from './collection.ts'

type Item = Parameters<Collection['create']>[0]
type Facts = Omit<AdminArticle, 'id' | 'version' | 'state' | 'post_meta_fields'>

/** By default its author is the caller, its category the journal's first and its picture the shop's own. */
async function fresh({ db, caller, now }: CallContext): Promise<Facts> {
  const [category] = await everyCategory(db)
  const author = caller ? await findUser(db, caller.userId) : undefined
  return {
    category_id: category?.id ?? 0,
    author: author?.name ?? '',
    author_picture: null,
    picture: '/assets/products/hero-draghissimo.webp',
    element: null,
    character_slug: null,
    is_published: true,
    published_at: now().toISOString(),
    translations: localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
  }
}

function bodyWith(base: Facts, item: Item, context: CallContext, isNew: boolean): Facts {
  const spoken = languagesOf(item, context, isNew)
  const words = given({
    title: item.title ?? item.name,
    slug: item.slug,
    lead: item.excerpt,
    body: item.content,
  })
  return {
    ...base,
    ...given({
      category_id: item.categories?.[0]?.id,
      picture: item.picture ?? undefined,
      is_published: item.status === undefined ? undefined : item.status === 'published',
    }),
    translations: localizedTextsOf(locale => ({
      ...base.translations[locale],
      ...(spoken.has(locale) && words),
    })),
  }
}

const storedItem = (article: AdminArticle | Refusal): StoredItem | Refusal =>
  isRefusal(article) ? article : { id: article.id, slug: article.translations.it.slug }

const createArticle = createRecord(articleRecord)
const saveArticle = saveRecord(articleRecord)
const removeArticle = removeRecord(articleRecord)

export const articlesCollection: Collection = {
  create: async (item, context) => {
    const body = checked(ArticleBody.safeParse(bodyWith(await fresh(context), item, context, true)))
    if (isRefusal(body)) return body
    return storedItem(await createArticle({ body }, context))
  },
  change: async (id, item, context) => {
    const current = await articleRecord.read(context.db, id, context)
    if (!current) return refuse('not_found')
    const { id: _, version, state: __, post_meta_fields: ___, ...facts } = current
    const body = checked(ArticleBody.safeParse(bodyWith(facts, item, context, false)))
    if (isRefusal(body)) return body
    return storedItem(await saveArticle({ params: { id }, body: { ...body, version } }, context))
  },
  remove: async (slug, context) => {
    const id = await articleIdBySlug(context.db, slug, context.locale)
    if (id === undefined) return refuse('not_found')
    return removeArticle({ params: { id }, query: undefined }, context)
  },
}
