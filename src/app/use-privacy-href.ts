/**
 * The address of the privacy notice: the page that has this slug in any language, otherwise the address that redirects
 * to its current slug.
 */
import { useQuery } from '@tanstack/react-query'
import { pagesQuery } from '@/api/queries.ts'
import { pageEntry } from './layouts/menu.ts'
import { useHref, useLocale, useReader } from './screen.ts'

const privacySlug = 'privacy'

export function usePrivacyHref(): string {
  const to = useHref()
  const locale = useLocale()
  const { data: pages = [] } = useQuery(pagesQuery(useReader()))
  const page = pages.find(({ translations }) => translations.some(({ slug }) => slug === privacySlug))
  return page ? pageEntry(page, locale).href : to('page', { slug: privacySlug })
}
