/** Metadata of the page of a shared custom card. Private, hidden and deleted cards have no page. */

import { creationPicturePath } from '@/contract/endpoints/game/creations.ts'
import type { MatchedScreen } from '@/contract/paths.ts'
import { sharedCreation } from '../modules/creations/show-creation.ts'
import type { Site } from './page-facts.ts'
import { creationKind } from './share/mount-creations.ts'
import { translate } from './words.ts'

export async function describeCreation({ locale, params }: MatchedScreen, context: Site) {
  const whole = await sharedCreation(context.db, params.id ?? '')
  if (!whole) return 'missing' as const
  const { id, nome, storia } = whole.creation
  const description = storia || translate(locale, 'head.creation', { kind: creationKind(whole, locale) })
  return {
    title: nome,
    description,
    image: creationPicturePath(id, locale),
    kind: 'article' as const,
    isLocked: true, // readable with the link, but not listed by crawlers
  }
}
