import { articleQuery } from '@/api/blog-queries.ts'
import { characterQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** The article, then the character it is about. */
export const prefetchArticle: Prefetch = async ({ reader, params, fetch }) => {
  const { character_slug: character } = await fetch(articleQuery(reader, params.slug ?? ''))
  if (character !== null) await fetch(characterQuery(character))
}
