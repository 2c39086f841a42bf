/** Converts between a stored article and its form values. Pure. */
import { type AdminArticle, type ArticleBody, emptyArticle } from '@/contract/endpoints/admin/articles.ts'
import { pickLike } from '@/lib/pick.ts'

export const newArticle = (author: string, now: Date): ArticleBody => ({
  ...emptyArticle(),
  author,
  picture: '/assets/characters/gufosaggio/creature.webp',
  element: 'Psichico',
  published_at: now.toISOString(),
})

/** Returns the body of a save. */
export function articleBody(form: ArticleBody & Partial<AdminArticle>): ArticleBody {
  const body = pickLike(form, emptyArticle())
  return {
    ...body,
    category_id: Number(body.category_id ?? 0),
    character_slug: body.character_slug || null,
    published_at: body.published_at ?? new Date().toISOString(),
  }
}
