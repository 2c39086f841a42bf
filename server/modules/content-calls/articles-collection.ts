import { type AdminArticle, ArticleBody } from '../../../src/contract/blog-administration.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { addArticle, eraseArticle, saveArticle, showWritten } from '../blog/administer-articles.ts'
import { articleIdBySlug, everyCategory } from '../blog/articles-store.ts'
import { type Collection, checked, given, languagesOf, type StoredItem } from './collection.ts'

type Item = Parameters<Collection['create']>[0]
type Facts = Omit<AdminArticle, 'id' | 'version' | 'state' | 'post_meta_fields'>

/** Signed by whoever calls, on the first of the journal's categories, with the shop's own picture, until it is told otherwise. */
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
    translations: sixOf(() => ({ title: '', slug: '', lead: '', body: '' })),
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
    translations: sixOf(locale => ({ ...base.translations[locale], ...(spoken.has(locale) && words) })),
  }
}

const storedItem = (article: AdminArticle | Refusal): StoredItem | Refusal =>
  isRefusal(article) ? article : { id: article.id, slug: article.translations.it.slug }

export const articlesCollection: Collection = {
  create: async (item, context) => {
    const body = checked(ArticleBody.safeParse(bodyWith(await fresh(context), item, context, true)))
    if (isRefusal(body)) return body
    return storedItem(
      await addArticle({ params: undefined as never, query: undefined as never, body }, context),
    )
  },
  change: async (id, item, context) => {
    const query = undefined as never
    const current = await showWritten({ params: { id }, query, body: undefined as never }, context)
    if (isRefusal(current)) return current
    const { id: _, version, state: __, post_meta_fields: ___, ...facts } = current
    const body = checked(ArticleBody.safeParse(bodyWith(facts, item, context, false)))
    if (isRefusal(body)) return body
    return storedItem(await saveArticle({ params: { id }, query, body: { ...body, version } }, context))
  },
  remove: async (slug, context) => {
    const id = await articleIdBySlug(context.db, slug, context.locale)
    if (id === undefined) return refuse('not_found')
    return eraseArticle({ params: { id }, query: undefined as never, body: undefined as never }, context)
  },
}
