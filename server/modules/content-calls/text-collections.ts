/** Articles and pages: maps the generic endpoints to those of the administration. */
import * as articles from '@/contract/endpoints/admin/articles.ts'
import * as pages from '@/contract/endpoints/admin/pages.ts'
import type { RecordItem } from '@/contract/endpoints/site/content-calls.ts'
import { findUser } from '../auth/users-repo.ts'
import { articleRecord } from '../blog/article-record.ts'
import { articleIdBySlug, everyCategory } from '../blog/articles-repo.ts'
import { blogModule } from '../blog/module.ts'
import { pagesModule } from '../pages/module.ts'
import { pageRecord } from '../pages/page-record.ts'
import { pageIdBySlug } from '../pages/pages-repo.ts'
import { administered } from './administered.ts'
import { isPublished, italianSlug, nameOf } from './goods-collections.ts'

const textsOf = (item: RecordItem) => ({
  title: nameOf(item),
  slug: item.slug,
  lead: item.excerpt,
  body: item.content,
})

export const articlesCollection = administered({
  routes: blogModule.routes,
  create: articles.createArticle,
  change: articles.changeArticle,
  remove: articles.removeArticle,
  blank: { ...articles.emptyArticle(), is_published: true, published_at: undefined },
  /** The journal's first category, with the caller as author, published now. */
  fresh: async ({ db, caller, now }) => {
    const [category] = await everyCategory(db)
    const author = caller ? await findUser(db, caller.userId) : undefined
    return {
      category_id: category?.id ?? 0,
      author: author?.name ?? '',
      published_at: now().toISOString(),
    }
  },
  show: (id, context) => articleRecord.read(context.db, id, context),
  idOf: (slug, { db, locale }) => articleIdBySlug(db, slug, locale),
  slugOf: italianSlug,
  bodyOf: (item, write) => ({
    category_id: item.categories?.[0]?.id,
    is_published: isPublished(item),
    ...write.texts('translations', textsOf(item)),
  }),
})

export const pagesCollection = administered({
  routes: pagesModule.routes,
  create: pages.createPage,
  change: pages.changePage,
  remove: pages.removePage,
  blank: { ...pages.emptyPage(), is_published: true },
  show: (id, context) => pageRecord.read(context.db, id, context),
  idOf: (slug, { db, locale }) => pageIdBySlug(db, slug, locale),
  slugOf: italianSlug,
  bodyOf: (item, write) => ({
    is_published: isPublished(item),
    ...write.texts('translations', textsOf(item)),
  }),
})
