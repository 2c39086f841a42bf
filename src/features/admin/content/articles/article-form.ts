/** Converts between a stored article and its form values. Pure. */
import type { AdminArticle } from '@/contract/endpoints/admin/articles.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

export type ArticleForm = Omit<AdminArticle, 'id' | 'version' | 'state' | 'post_meta_fields'>

export const newArticle = (author: string, now: Date): ArticleForm => ({
  category_id: 0,
  author,
  author_picture: null,
  picture: '/assets/characters/gufosaggio/creature.webp',
  element: 'Psichico',
  character_slug: null,
  is_published: false,
  published_at: now.toISOString(),
  translations: localizedTextsOf(() => ({ title: '', slug: '', lead: '', body: '' })),
})

/** Returns the body of a save. */
export function articleBody(form: ArticleForm & Partial<AdminArticle>): ArticleForm {
  const { id: _, version: __, state: ___, post_meta_fields: ____, ...body } = form
  return {
    ...body,
    category_id: Number(body.category_id ?? 0),
    character_slug: body.character_slug || null,
    published_at: body.published_at ?? new Date().toISOString(),
  }
}
