import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { previewEmail } from '@/contract/endpoints/admin/emails.ts'
import { emailTemplates } from '../../email/all-templates.ts'
import { composeEmail } from '../../email/compose.ts'
import { translate } from '../../email/words.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { siteSettings } from '../settings/site-settings.ts'

export const emailNames = async (): Promise<string[]> => emailTemplates.map(({ name }) => name)

/** The email with sample data, as HTML and text, its pictures at relative addresses. Refuses `not_found` for an unknown template. */
export async function showEmail(
  { params, query }: ParsedOf<typeof previewEmail>,
  { db, config }: CallContext,
): Promise<ResponseOf<typeof previewEmail> | Refusal> {
  const letter = emailTemplates.find(({ name }) => name === params.name)
  if (!letter) return refuse('not_found')
  const { site_name: siteName, vuetify_colors: palette, company: seller } = await siteSettings(db, config)
  const place = { publicUrl: '', apiUrl: '', siteName, palette, seller, translate } // no host, so pictures load from the reader's site
  return composeEmail(letter, letter.preview, query.locale, place)
}
