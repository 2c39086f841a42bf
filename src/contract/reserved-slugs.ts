/** Slugs that no page of the shop may have. */
import { locales } from './locales.ts'
import { legacyRedirects, localPattern, type Screen, screens } from './paths.ts'

/** Names that no page may have, because a screen, a language or the server's own folders use them. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...[
    'api',
    'app',
    'assets',
    'uploads',
    'feeds',
    'files',
    'sitemaps',
    'share',
    'embed',
    'offline',
    'health',
    'ready',
  ],
  ...locales,
  ...legacyRedirects.map(({ from }) => from.split('/')[1]?.toLowerCase() ?? ''),
  ...Object.values<Screen>(screens).flatMap(({ pattern, aliases = [] }) =>
    [pattern, ...aliases].flatMap(pattern =>
      locales
        .map(locale => localPattern(pattern, locale).split('/')[1] ?? '')
        .filter(word => !word.startsWith(':')),
    ),
  ),
])

/** Whether a screen or file uses this slug in some language, so that no page may have it. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug)
