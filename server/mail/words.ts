/** The texts of letters, in six languages. */
import de from '@/i18n/locales/de/letters.json' with { type: 'json' }
import en from '@/i18n/locales/en/letters.json' with { type: 'json' }
import es from '@/i18n/locales/es/letters.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/letters.json' with { type: 'json' }
import it from '@/i18n/locales/it/letters.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/letters.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { letters: it },
  en: { letters: en },
  es: { letters: es },
  fr: { letters: fr },
  de: { letters: de },
  pt: { letters: pt },
})
