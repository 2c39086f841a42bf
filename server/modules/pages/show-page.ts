/** A page as its readers see it, in one language. */

import type { ContentPage, PageLink } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { shownBlocks } from './block-words.ts'
import { type StoredPage, wordsIn } from './pages-repo.ts'

/** Title and slug come from `wordsIn`, and are empty without texts. `rootId` is the result of `rootPageId`. */
export function linkTo(stored: StoredPage, locale: Locale, rootId: number | null): PageLink {
  const { page, translations } = stored
  const text = wordsIn(stored, locale)
  return {
    id: page.id,
    title: text?.title ?? '',
    slug: text?.slug ?? '',
    icon: page.icon,
    show_in_menu: page.show_in_menu,
    show_in_footer: page.show_in_footer,
    is_root: page.id === rootId,
    translations: translations.map(translation => ({ locale: translation.locale, slug: translation.slug })),
  }
}

export function contentOf(stored: StoredPage, locale: Locale, rootId: number | null): ContentPage {
  const text = wordsIn(stored, locale)
  return {
    ...linkTo(stored, locale, rootId),
    lead: text?.lead ?? '',
    body: text?.body ?? '',
    blocks: shownBlocks(stored.page.blocks, locale),
    updated_at: stored.page.updated_at.toISOString(),
  }
}
