/** Returns the current path if the category in a path has moved; otherwise undefined. */
import { href, matchScreen } from '@/contract/paths.ts'
import type { AppContext } from '../kernel/context.ts'
import { categoriesFor, formerCategoryId } from '../modules/catalog/category-repo.ts'

export async function movedCategory(pathname: string, { db, now }: AppContext): Promise<string | undefined> {
  const match = matchScreen(pathname)
  const former = match?.params.category
  if (!match || !former || (match.screen !== 'category' && match.screen !== 'product')) return undefined
  const { locale } = match
  const id = await formerCategoryId(db, former, locale)
  if (id === undefined) return undefined
  const all = await categoriesFor(db, { locale, role: undefined, now: now() })
  const slug = all.find(category => category.id === id)?.slug
  return slug && href(match.screen, locale, { ...match.params, category: slug })
}
