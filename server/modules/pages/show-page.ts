/** A page as its readers see it, in one language. */

import type { ContentPage, PageLink } from '../../../src/contract/endpoints/site/site.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { shownBlocks } from './block-words.ts'
import { type StoredPage, wordsIn } from './pages-repo.ts'

/** Title and slug as `wordsIn` finds them, empty without any; `rootId` as `rootPageId` returns it. */
export function linkTo(stored: StoredPage, locale: Locale, rootId: number | null): PageLink {
  const { page, words } = stored
  const own = wordsIn(stored, locale)
  return {
    id: page.id,
    title: own?.title ?? '',
    slug: own?.slug ?? '',
    icon: page.icon,
    show_in_menu: page.show_in_menu,
    show_in_footer: page.show_in_footer,
    is_root: page.id === rootId,
    translations: words.map(one => ({ locale: one.locale, slug: one.slug })),
  }
}

export function contentOf(stored: StoredPage, locale: Locale, rootId: number | null): ContentPage {
  const own = wordsIn(stored, locale)
  return {
    ...linkTo(stored, locale, rootId),
    lead: own?.lead ?? '',
    body: own?.body ?? '',
    blocks: shownBlocks(stored.page.blocks, locale),
    updated_at: stored.page.updated_at.toISOString(),
  }
}
