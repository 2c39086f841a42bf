/** Returns the current path for the former slug of a page or article. */
import { href, matchScreen } from '@/contract/paths.ts'
import type { AppContext } from '../kernel/context.ts'
import { articleByFormerSlug, wordsIn as wordsOfArticle } from '../modules/blog/blog-repo.ts'
import { pageByFormerSlug, wordsIn } from '../modules/pages/pages-repo.ts'

export async function movedTo(
  pathname: string,
  { db, now }: Pick<AppContext, 'db' | 'now'>,
): Promise<string | undefined> {
  const match = matchScreen(pathname)
  const formerSlug = match?.params.slug
  if (!match || !formerSlug) return undefined
  const { screen, locale } = match
  if (screen === 'page') {
    const stored = await pageByFormerSlug(db, formerSlug, locale)
    const slug = stored && wordsIn(stored, locale)?.slug
    return slug ? href('page', locale, { slug }) : undefined
  }
  if (screen !== 'article') return undefined
  const stored = await articleByFormerSlug(db, formerSlug, locale, now())
  return stored && href('article', locale, { slug: wordsOfArticle(stored, locale).slug })
}
