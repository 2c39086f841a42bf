import type { Locale } from '../../../src/contract/locales.ts'
import { type ContentPage, getPage, listPages, type PageLink } from '../../../src/contract/site.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { pageRefusal } from './page-access.ts'
import { allPages, pageBySlug, type StoredPage, wordsIn } from './repo.ts'

function linkTo(stored: StoredPage, locale: Locale): PageLink {
  const { page, words } = stored
  const own = wordsIn(stored, locale)
  return {
    id: page.id,
    title: own?.title ?? '',
    slug: own?.slug ?? '',
    icon: page.icon,
    show_in_menu: page.show_in_menu,
    show_in_footer: page.show_in_footer,
    translations: words.map(one => ({ locale: one.locale, slug: one.slug })),
  }
}

function contentOf(stored: StoredPage, locale: Locale): ContentPage {
  const own = wordsIn(stored, locale)
  return {
    ...linkTo(stored, locale),
    lead: own?.lead ?? '',
    body: own?.body ?? '',
    updated_at: stored.page.updated_at.toISOString(),
  }
}

export const contentRoutes: readonly Route[] = [
  route(listPages, async (_, { db, locale, caller }) => {
    const stored = await allPages(db)
    return stored
      .filter(({ page }) => pageRefusal(page, caller?.role) === undefined)
      .map(one => linkTo(one, locale))
  }),
  route(getPage, async ({ params }, { db, locale, caller }) => {
    const stored = await pageBySlug(db, params.slug, locale)
    if (!stored) return refuse('not_found')
    const refusal = pageRefusal(stored.page, caller?.role)
    return refusal ? refuse(refusal) : contentOf(stored, locale)
  }),
]
