import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { previewLetter } from '../../../src/contract/letters.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { composeLetter } from '../../mail/compose.ts'
import { everyLetter } from '../../mail/every-letter.ts'
import { translate } from '../../mail/words.ts'
import { siteSettings } from '../settings/site-settings.ts'

export const letterNames = async (): Promise<string[]> => everyLetter.map(({ name }) => name)

export async function showLetter(
  { params, query }: ParsedOf<typeof previewLetter>,
  { db, config }: CallContext,
): Promise<AnswerOf<typeof previewLetter> | Refusal> {
  const letter = everyLetter.find(({ name }) => name === params.name)
  if (!letter) return refuse('not_found')
  const { site_name } = await siteSettings(db, config)
  const place = { publicUrl: '', siteName: site_name, translate } // its pictures come from wherever it is read
  return composeLetter(letter, letter.preview, query.locale, place)
}
