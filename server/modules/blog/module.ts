import * as contract from '@/contract/endpoints/admin/articles.ts'
import {
  type Article,
  getArticle,
  listArticles,
  myArticleRating,
  rateArticle,
} from '@/contract/endpoints/site/blog.ts'
import { locales } from '@/contract/locales.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta, wholeList } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { articleRecord } from './article-record.ts'
import { everyCategory } from './articles-repo.ts'
import {
  articleByFormerSlug,
  articleBySlug,
  articlesPage,
  cardIn,
  categoryIn,
  forgetStars,
  ratingFields,
  relatedTo,
  type StoredArticle,
  saveRating,
  starsGiven,
  starsOf,
  usedCategories,
  wordsIn,
} from './blog-repo.ts'
import { adminCategory, articleCategoryRecord } from './category-record.ts'

const relatedCount = 3

async function showArticle(stored: StoredArticle, { db, locale, now }: CallContext): Promise<Article> {
  const { article, translations } = stored
  const related = await relatedTo(db, stored, now(), relatedCount)
  return {
    ...cardIn(stored, locale),
    body: wordsIn(stored, locale).body,
    character_slug: article.character_slug,
    translations: translations.map(translation => ({ locale: translation.locale, slug: translation.slug })),
    related: related.map(article => cardIn(article, locale)),
    post_meta_fields: await ratingFields(db, article.id),
  }
}

const find = async (slug: string, { db, locale, now }: CallContext): Promise<StoredArticle | Refusal> =>
  (await articleBySlug(db, slug, locale, now())) ??
  (await articleByFormerSlug(db, slug, locale, now())) ??
  refuse('not_found')

const routes: readonly Route[] = [
  route(listArticles, async ({ query }, { db, locale, now }) => {
    const categories = await usedCategories(db, now())
    const category = categories.find(({ slugs }) =>
      locales.some(language => slugs[language] === query.category),
    )
    if (query.category && !category) return refuse('not_found')
    const { found, total } = await articlesPage(db, { query, categoryId: category?.id, locale, now: now() })
    return {
      data: found.map(article => cardIn(article, locale)),
      meta: pageMeta(query, total),
      categories: categories.map(category => categoryIn(category, locale)),
    }
  }),
  route(getArticle, async ({ params }, context) => {
    const article = await find(params.slug, context)
    return 'article' in article ? showArticle(article, context) : article
  }),
  route(rateArticle, async ({ params, body }, context) => {
    const article = await find(params.slug, context)
    if (!('article' in article)) return article
    await saveRating(context.db, article.article.id, callerOf(context).userId, body.stars)
    return ratingFields(context.db, article.article.id)
  }),
  route(myArticleRating, async ({ params }, context) => {
    const article = await find(params.slug, context)
    if (!('article' in article)) return article
    return { stars: await starsOf(context.db, article.article.id, callerOf(context).userId) }
  }),
  route(contract.adminArticles, listRecords(articleRecord)),
  route(contract.adminArticle, showRecord(articleRecord)),
  route(contract.createArticle, createRecord(articleRecord)),
  route(contract.changeArticle, saveRecord(articleRecord)),
  route(contract.removeArticle, removeRecord(articleRecord)),
  route(contract.adminArticleCategories, async (_, { db }) =>
    wholeList((await everyCategory(db)).map(adminCategory)),
  ),
  route(contract.createArticleCategory, createRecord(articleCategoryRecord)),
  route(contract.changeArticleCategory, saveRecord(articleCategoryRecord)),
  route(contract.removeArticleCategory, removeRecord(articleCategoryRecord)),
]

export const blogModule: ServerModule = {
  name: 'blog',
  routes,
  exportPersonalData: { article_stars: starsGiven },
  erasePersonalData: forgetStars,
}
