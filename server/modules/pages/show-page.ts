/** A page as its readers see it, in one language. */

import type { LegalVersion } from '@/contract/endpoints/site/legal.ts'
import type { ContentPage, PageLink } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import { shownBlocks } from './block-words.ts'
import type { LegalVersionRow } from './legal/legal-versions-repo.ts'
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
    legal: null,
  }
}

/** A legal page before its first version is in force: only its title is public. */
export const withoutText = (page: ContentPage): ContentPage => ({ ...page, lead: '', body: '', blocks: [] })

/** Returns the text of the version in force instead of the page's, which may be a later edit. */
export function withVersion(page: ContentPage, version: LegalVersionRow, locale: Locale): ContentPage {
  const { lead, body, blocks, title, ...head } = versionView(version, locale)
  return {
    ...page,
    title,
    lead,
    body,
    blocks,
    updated_at: head.effective_from,
    legal: { ...head, title },
  }
}

/** One version in one language, without the slug of its page. */
export function versionView(
  { id, kind, effective_from, content }: LegalVersionRow,
  locale: Locale,
): Omit<LegalVersion, 'is_in_force'> {
  return {
    id,
    kind,
    effective_from: effective_from.toISOString(),
    ...content.texts[locale],
    blocks: shownBlocks(content.blocks, locale),
  }
}
