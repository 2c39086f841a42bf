/** The texts of emails, in six languages. */
import deCommon from '@/i18n/locales/de/common.json' with { type: 'json' }
import de from '@/i18n/locales/de/emails.json' with { type: 'json' }
import enCommon from '@/i18n/locales/en/common.json' with { type: 'json' }
import en from '@/i18n/locales/en/emails.json' with { type: 'json' }
import esCommon from '@/i18n/locales/es/common.json' with { type: 'json' }
import es from '@/i18n/locales/es/emails.json' with { type: 'json' }
import frCommon from '@/i18n/locales/fr/common.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/emails.json' with { type: 'json' }
import itCommon from '@/i18n/locales/it/common.json' with { type: 'json' }
import it from '@/i18n/locales/it/emails.json' with { type: 'json' }
import ptCommon from '@/i18n/locales/pt/common.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/emails.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { common: itCommon, emails: it },
  en: { common: enCommon, emails: en },
  es: { common: esCommon, emails: es },
  fr: { common: frCommon, emails: fr },
  de: { common: deCommon, emails: de },
  pt: { common: ptCommon, emails: pt },
})
