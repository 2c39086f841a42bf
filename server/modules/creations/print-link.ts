/** The print file of a user's card: requested with an access token, opened by a signed link. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Creation, printCreation } from '@/contract/endpoints/game/creations.ts'
import type { Locale } from '@/contract/locales.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { creationById } from './creations-repo.ts'

/** The path alone opens nothing: it must be signed. */
export const printPath = (id: Creation['id'], locale: Locale): string =>
  `/files/creations/${id}/${locale}.png`

/** Refuses `not_found`, also for a card of another user. */
export async function askForPrint(
  { params }: ParsedOf<typeof printCreation>,
  context: CallContext,
): Promise<ResponseOf<typeof printCreation> | Refusal> {
  const creation = await creationById(context.db, params.id)
  if (creation?.creation.user_id !== callerOf(context).userId) return refuse('not_found')
  const path = printPath(params.id, context.locale)
  return { url: signLink(path, context.config.appSecret, context.now()) }
}
