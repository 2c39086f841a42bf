import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type ArticleQuery,
  getArticle,
  listArticles,
  myArticleRating,
} from '@/contract/endpoints/site/blog.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

const minute = 60_000

/** The journal is the same for all readers of a language. */
export const articlesQuery = ({ locale }: Reader, query: Partial<ArticleQuery>) =>
  queryOptions({
    queryKey: ['articles', locale, query],
    queryFn: () => callOrThrow(listArticles, { query }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  })

export const articleQuery = ({ locale }: Reader, slug: string) =>
  queryOptions({
    queryKey: ['article', locale, slug],
    queryFn: () => callOrThrow(getArticle, { params: { slug } }),
    staleTime: minute,
  })

export const myArticleRatingQuery = (userId: number, slug: string) =>
  queryOptions({
    queryKey: ['my-article-rating', userId, slug],
    queryFn: async () => (await callOrThrow(myArticleRating, { params: { slug } })).stars,
  })
