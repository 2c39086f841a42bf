import { type Work, workPlaces } from '@/contract/endpoints/admin/waiting-work.ts'
import type { LinkTo, ScreenName } from '@/contract/paths.ts'

/** Link to a list with this filter, in the format in which lists store filters in the URL. */
export const filteredHref = (linkTo: LinkTo, screen: ScreenName, filter: Record<string, string>): string =>
  `${linkTo(screen)}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Link to the list of a kind of task. */
export function workHref(work: Work, linkTo: LinkTo): string {
  const { screen, filter } = workPlaces[work]
  return filteredHref(linkTo, screen, filter)
}
