import { articlesQuery } from '@/api/blog-queries.ts'
import type { Reader } from '@/api/queries.ts'
import { blogPageSize } from '@/contract/endpoints/site/blog.ts'
import { type BlogChoice, readBlogChoice } from '@/features/site/blog/blog-choice.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** The articles of a selection: one page of the blog. */
export const chosenArticlesQuery = (reader: Reader, { search, category, page }: BlogChoice) =>
  articlesQuery(reader, {
    page,
    per_page: blogPageSize,
    ...(search && { search }),
    ...(category && { category }),
  })

export const prefetchBlog: Prefetch = ({ reader, search, fetch }) =>
  fetch(chosenArticlesQuery(reader, readBlogChoice(search)))
