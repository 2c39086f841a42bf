/** What the page of a shared own card tells machines. Private, hidden and deleted ones are no pages. */

import { creationPicturePath } from '../../src/contract/creations.ts'
import type { MatchedScreen } from '../../src/contract/paths.ts'
import { sharedCreation } from '../modules/creations/show-creation.ts'
import { articleBody } from './first-paint.ts'
import type { Site } from './page-facts.ts'
import { creationKind } from './share/mount-creations.ts'
import { translate } from './words.ts'

export async function describeCreation({ locale, params }: MatchedScreen, world: Site) {
  const whole = await sharedCreation(world.db, params.id ?? '')
  if (!whole) return 'missing' as const
  const { id, nome, storia } = whole.creation
  const description = storia || translate(locale, 'head.creation', { kind: creationKind(whole, locale) })
  return {
    title: nome,
    description,
    image: creationPicturePath(id, locale),
    kind: 'article' as const,
    isLocked: true, // whoever has the link reads it; no crawler lists it
    body: articleBody({ title: nome, lead: description, body: '', picture: creationPicturePath(id, locale) }),
  }
}
