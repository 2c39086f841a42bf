import { type Work, workPlaces } from '@/contract/endpoints/admin/waiting-work.ts'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'

/** A list with this filter, as lists store it in the address. */
export const filteredHref = (linkTo: LinkTo, screen: ScreenName, filter: Record<string, string>): string =>
  `${linkTo(screen)}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The list of a kind of work. */
export function workHref(work: Work, linkTo: LinkTo): string {
  const { screen, filter } = workPlaces[work]
  return filteredHref(linkTo, screen, filter)
}
