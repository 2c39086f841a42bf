import { type Work, workPlaces } from '@/contract/endpoints/admin/waiting-work.ts'
import type { LinkTo } from '@/contract/paths.ts'

/** The list of a kind of work, narrowed as lists keep their filters in the address. */
export function workHref(work: Work, linkTo: LinkTo): string {
  const { screen, filter } = workPlaces[work]
  return `${linkTo(screen)}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
