import type { EmailLinks } from '../../email/compose.ts'
import { withTexts } from '../../email/email-texts.ts'
import { translate } from '../../email/words.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { changedTexts } from './email-texts-repo.ts'

/** Returns what every email shows of the shop: name, colours, seller and the texts of the merchant. */
export async function emailLinks(
  db: Queryable,
  { publicUrl, apiUrl }: Pick<EmailLinks, 'publicUrl' | 'apiUrl'>,
): Promise<EmailLinks> {
  const { site_name: siteName, vuetify_colors: palette, company: seller } = await shopSettings(db)
  return {
    publicUrl,
    apiUrl,
    siteName,
    palette,
    seller,
    translate: withTexts(translate, await changedTexts(db)),
  }
}
