/** Texts of the files of bulk jobs in six languages. */
import de from '@/i18n/locales/de/prints.json' with { type: 'json' }
import en from '@/i18n/locales/en/prints.json' with { type: 'json' }
import es from '@/i18n/locales/es/prints.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/prints.json' with { type: 'json' }
import it from '@/i18n/locales/it/prints.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/prints.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const printWords = translatorOf({
  it: { prints: it },
  en: { prints: en },
  es: { prints: es },
  fr: { prints: fr },
  de: { prints: de },
  pt: { prints: pt },
})
