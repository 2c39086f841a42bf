/** The file for print of one's own card: asked for with a bearer, opened by a signed link. */
import type { Creation, printCreation } from '../../../src/contract/creations.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { creationById } from './creations-repo.ts'

export const printPath = (id: Creation['id'], locale: Locale): string =>
  `/files/creations/${id}/${locale}.png`

export async function askForPrint(
  { params }: ParsedOf<typeof printCreation>,
  context: CallContext,
): Promise<AnswerOf<typeof printCreation> | Refusal> {
  const whole = await creationById(context.db, params.id)
  if (whole?.creation.user_id !== callerOf(context).userId) return refuse('not_found')
  const path = printPath(params.id, context.locale)
  return { url: signLink(path, context.config.appSecret, context.now()) }
}
