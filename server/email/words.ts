/** The texts of emails, in six languages. */
import de from '@/i18n/locales/de/emails.json' with { type: 'json' }
import en from '@/i18n/locales/en/emails.json' with { type: 'json' }
import es from '@/i18n/locales/es/emails.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/emails.json' with { type: 'json' }
import it from '@/i18n/locales/it/emails.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/emails.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { emails: it },
  en: { emails: en },
  es: { emails: es },
  fr: { emails: fr },
  de: { emails: de },
  pt: { emails: pt },
})
